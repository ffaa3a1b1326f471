/** What lines of the log mean on the board. */
import { type Line, readRef } from '@deadlight/engine';
import { roomId } from './ids.ts';

export function placeOf({ data }: Line): string | null {
  const room = readRef(data['room']);
  return room?.domain === 'room' ? roomId(room.name) : null;
}

export const diceOf = ({ data: { die } }: Line): { icon: string; shows: string } | null =>
  typeof die === 'number' ? { icon: `die.${die}`, shows: String(die) } : null;
