/** Places of the station in words. */
import type { Voice } from '../text/voice.ts';
import { DOOR, WALL } from './data/rooms.ts';
import { cardTurned, SIDES } from './layout.ts';

const COMPASS = ['n', 'e', 's', 'w'] as const;

/** Where a turned room card leads, in words: `N, door W`. */
export function sayExits(voice: Voice, room: string, turned: number): string {
  const { edges } = cardTurned(room, turned);
  return SIDES.filter((side) => edges[side] !== WALL)
    .map((side) =>
      voice.say('exit', { side: COMPASS[side], door: edges[side] === DOOR ? 'yes' : 'no' }),
    )
    .join(', ');
}

/** A cell of the grid with the points of the compass as the language has them: `s1e1` is „s1o1“. */
export const sayCell = (voice: Voice, cell: string): string => voice.say('cell', { cell });
