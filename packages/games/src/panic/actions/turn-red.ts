import { EVENT } from '../log-events.ts';
import { cardOfRoom } from '../station.ts';
import type { PanicTable } from '../vars.ts';

/** A black symbol turns red for good (PAN-ACT-17). */
export function turnRed(table: PanicTable, room: number): void {
  const card = cardOfRoom(room);
  if (table.vars.used[card]) return;
  table.vars.used[card] = true;
  table.log?.tell('PAN-ACT-17', EVENT['turns-red'], { room });
}
