/** How much a player fears what may happen before his next turn. */
import type { Seat } from '@deadlight/engine';
import { isInfected, type PanicTable } from '@deadlight/games/rules/panic';

/** As long as there are actions left, one need not stay. */
const PASSING = 0.35;
/** After so many rounds, waiting has become half as tempting to a human; the infected can wait longer. */
const PATIENCE = 8;

export function fearOf(table: PanicTable, seat: Seat): number {
  const { active, ap, round } = table.vars;
  const passing = active === seat && ap > 0 ? PASSING : 1;
  const patience = isInfected(table, seat) ? 2 * PATIENCE : PATIENCE;
  return (passing * patience) / (patience + round - 1);
}
