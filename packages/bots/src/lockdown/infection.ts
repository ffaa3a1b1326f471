import type { Seat } from '@deadlight/engine';
import type { SurvivalTable } from '@deadlight/games/rules/survival';
import { drawsClean, infectionOf } from '../survival/body.ts';

/** Four cards decide at the end, if there is a Larva or an infected card (LCK-END-16). */
const FINAL_CARDS = 4;
/** Two Events and every scan may kill a Character with a Larva. */
const LARVA = 0.9;

/** An infection can still be cured while there is time. */
export const CURABLE = 0.8;

/** The factor on the chance of survival that an untreated infection leaves. */
export function infectionShare(table: SurvivalTable, seat: Seat): number {
  const { cards, contamination, clean } = infectionOf(table, seat);
  const drawn = drawsClean(cards, contamination, FINAL_CARDS);
  return table.vars.larva[seat] ? drawn * LARVA : clean + (1 - clean) * drawn;
}
