/** The Player Phase, and what ends with it. */

import { END, type Seat } from '@deadlight/engine';
import { NO_SLOT } from './board.ts';
import { bookOf } from './book.ts';
import { crewInOrder, inOrder, where } from './crew.ts';
import { die } from './death.ts';
import { kill } from './injuries.ts';
import { intrudersIn } from './intruders.ts';
import { EVENT } from './log-events.ts';
import { procedure, type SurvivalTable } from './vars.ts';

interface Phase {
  /** How many seats from the First Player the next turn is. */
  next: number;
}

/** Turns go round until everyone has passed (NEM-ROUND-11, LCK-ROUND-10). */
export const playerPhase = procedure<Phase>('player-phase').steps({
  turn(table, local) {
    const { vars } = table;
    const { seats } = table.state;
    const { turns } = bookOf(table);
    for (let step = 0; step < seats; step++) {
      const seat = inOrder(table, local.next + step);
      // NEM-ROUND-15, LCK-ROUND-14
      if (vars.passed[seat] || !turns.has(table, seat)) continue;
      local.next = (local.next + step + 1) % seats;
      turns.take(table, seat);
      return 'turn';
    }
    return END;
  },
});

/**
 * A player who is in a Room that is still sealed when the phase ends dies (NEM-ROOM-AIRLOCK-03, LCK-ROOM-VENT-03,
 * NEM-ROOM-AIRLOCK-07-R, LCK-ROOM-VENT-06-R).
 */
export function decompress(table: SurvivalTable): void {
  const { vars } = table;
  const slot = vars.decompression;
  if (slot === 0) return;
  table.log?.tell('decompression-kills', EVENT.decompressed, { room: where(table, slot), slot });
  vars.decompression = NO_SLOT;
  const victims: Seat[] = crewInOrder(table).filter((seat) => vars.place[seat] === slot);
  for (const seat of victims) die(table, seat, 'decompression');
  for (const figure of intrudersIn(vars, slot)) kill(table, figure);
  bookOf(table).hooks.checkLast(table);
}
