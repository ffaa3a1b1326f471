import { isAboard, who } from './crew.ts';
import type { SurvivalTable } from './vars.ts';

/** The First Player token goes to the left, past those who take no turns (NEM-ROUND-08, LCK-ROUND-07). */
export function passToken(table: SurvivalTable): void {
  const { seats } = table.state;
  for (let step = 1; step <= seats; step++) {
    const seat = (table.vars.first + step) % seats;
    if (!isAboard(table.vars, seat)) continue;
    table.vars.first = seat;
    break;
  }
  table.log?.tell('ROUND-08', 'first-player', { who: who(table, table.vars.first) });
}
