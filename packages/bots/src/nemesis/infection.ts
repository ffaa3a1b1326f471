import type { Seat } from '@deadlight/engine';
import type { SurvivalTable } from '@deadlight/games/rules/survival';
import { drawsClean, infectionOf } from '../survival/body.ts';

/** Four cards decide at the end, if there is a Larva or an INFECTED card (NEM-END-10). */
const FINAL_CARDS = 4;
/** Some Events and scans kill a Character with a Larva. */
const LARVA = 0.93;

/** An infection can still be cured while there is time. */
export const CURABLE = 0.8;

/** The factor on the chance of survival that an untreated infection leaves. */
export function infectionShare(table: SurvivalTable, seat: Seat): number {
  const larva = table.vars.larva[seat]!;
  const { cards, contamination, clean } = infectionOf(table, seat);
  const drawn = drawsClean(cards, contamination, FINAL_CARDS);
  return larva ? LARVA * drawn : clean + (1 - clean) * drawn;
}
