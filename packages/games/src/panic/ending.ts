/** All ways to win and lose. */
import { type END, FIRST_SEAT, type Seat } from '@deadlight/engine';
import { livingSeats, pawnOf } from './crew.ts';
import {
  anyoneInfectedAnother,
  hasDeed,
  isHost,
  isInfected,
  lastInfected,
  livingInfected,
} from './infection.ts';
import { EVENT } from './log-events.ts';
import { TROOPER } from './things.ts';
import type { PanicTable } from './vars.ts';

/** How a game ends, as the log tells it. */
type End =
  | 'hive-burned'
  | 'troopers-dead'
  | 'all-infected'
  | 'hive-lost'
  | 'conceded'
  | 'gave-up'
  | 'out-of-time';

/** Humans burn the hive: all living uninfected players win (PAN-END-01, PAN-DEATH-03). */
export function humansWin(table: PanicTable): typeof END {
  const winners = livingSeats(table).filter((seat) => !isInfected(table, seat));
  return end(table, 'hive-burned', 'PAN-END-01', winners);
}

/**
 * The living infected win (PAN-END-02 to PAN-END-05), less those whom the last-infected rule or
 * the servant variant leaves out; if there are none, nobody wins (PAN-END-07).
 */
export function infectedWin(table: PanicTable, how: End, rule: string): typeof END {
  const winners = livingInfected(table).filter(
    (seat) => !isLeftOut(table, seat) && isWorthy(table, seat),
  );
  return end(table, how, rule, winners);
}

/** Neither side has won in the rounds agreed on (PAN-END-10). */
export const nobodyWins = (table: PanicTable): typeof END =>
  end(table, 'out-of-time', 'PAN-END-10', []);

/** All troopers of all players are dead (PAN-END-03). */
export function areTroopersDead(table: PanicTable): boolean {
  for (let seat = FIRST_SEAT; seat < table.state.seats; seat++)
    if (table.vars.health[pawnOf(seat, TROOPER)]! > 0) return false;
  return true;
}

/** If all are infected, the last one to be does not win, unless nobody infected another (PAN-END-06). */
function isLeftOut(table: PanicTable, seat: Seat): boolean {
  const allInfected = livingInfected(table).length === livingSeats(table).length;
  return allInfected && seat === lastInfected(table) && anyoneInfectedAnother(table);
}

/** With masters and servants, a servant must have earned his share (PAN-VAR-04). */
const isWorthy = (table: PanicTable, seat: Seat): boolean =>
  !table.vars.options.masterAndServant || isHost(table, seat) || hasDeed(table, seat);

function end(table: PanicTable, how: End, rule: string, winners: Seat[]): typeof END {
  table.log?.tell(rule, EVENT[how]);
  return table.finish({ how, rule, winners });
}
