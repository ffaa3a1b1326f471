import { seatAfter } from '@deadlight/engine';
import { isAboard, who } from './crew.ts';
import { EVENT } from './log-events.ts';
import type { SurvivalTable } from './vars.ts';

/** The First Player token goes to the left, past those who take no turns (NEM-ROUND-08, LCK-ROUND-07). */
export function passToken(table: SurvivalTable): void {
  const { seats } = table.state;
  for (let step = 1; step <= seats; step++) {
    const seat = seatAfter(table.vars.first, step, seats);
    // NEM-ROUND-09-R, LCK-ROUND-08-R
    if (!isAboard(table.vars, seat)) continue;
    table.vars.first = seat;
    break;
  }
  table.log?.tell('first-player-passed', EVENT['first-player'], {
    who: who(table, table.vars.first),
  });
}
