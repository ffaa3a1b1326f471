/** How much a player fears what may happen before his next turn. */
import type { Seat } from '@deadlight/engine';
import { isInfected, type PanicTable } from '@deadlight/games/rules/panic';

/** In so many rounds, what is feared loses half of its terror; the infected can wait longer. */
const PATIENCE = 5;
const PATIENCE_OF_INFECTED = 8;
/** As long as there are actions left, one need not stay with anybody. */
const PASSING = 0.35;

/** The share of a fear that is left after so many rounds. */
export function fearOf(table: PanicTable, seat: Seat): number {
  const patience = isInfected(table, seat) ? PATIENCE_OF_INFECTED : PATIENCE;
  return 0.5 ** ((table.vars.round - 1) / patience);
}

/** How much of the company matters: less to somebody who is just passing. */
export const stayingOf = ({ vars: { active, ap } }: PanicTable, seat: Seat): number =>
  active === seat && ap > 0 ? PASSING : 1;
