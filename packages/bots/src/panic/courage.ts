/** How much a player fears what may happen before their next turn. */
import type { Seat } from '@deadlight/engine';
import { isInfected, type PanicTable } from '@deadlight/games/rules/panic';

/** Half-life of fear in rounds; longer for the infected, who can wait. */
const PATIENCE = 5;
const PATIENCE_OF_INFECTED = 8;
/** While a player has actions left, they need not stay with anybody. */
const PASSING = 0.35;

/** The share of a fear that is left after a number of rounds. */
export function fearOf(table: PanicTable, seat: Seat): number {
  const patience = isInfected(table, seat) ? PATIENCE_OF_INFECTED : PATIENCE;
  return 0.5 ** ((table.vars.round - 1) / patience);
}

/** How much company matters: less to a character who is just passing. */
export const stayingOf = ({ vars: { active, ap } }: PanicTable, seat: Seat): number =>
  active === seat && ap > 0 ? PASSING : 1;
