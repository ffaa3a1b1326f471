/** What lines of the log mean on the board. */
import { type Line, readEvent } from '@deadlight/engine';
import { EVENT } from '@deadlight/games/survival';
import { placeId } from './ids.ts';

/** Where it happened: in a room, or between two. */
export function placeOf({ data: { slot, from } }: Line): string | null {
  if (typeof slot === 'number' && slot > 0) return placeId(slot);
  return typeof from === 'number' ? placeId(from) : null;
}

/** Dice by the line that tells of them. */
export function diceOf(line: Line): { icon: string; shows: string } | null {
  const event = readEvent(EVENT, line);
  switch (event?.what) {
    case 'noise-roll':
    case 'noise-reroll':
      return { icon: 'die.noise', shows: event.data.face?.name ?? '' };
    case 'combat-roll':
      return { icon: 'die.combat', shows: event.data.face?.name ?? '' };
    default:
      return null;
  }
}
