import type { View } from '@deadlight/engine';
import type { Said, Telling, Values } from '../telling/telling.ts';
import type { Voice } from '../text/voice.ts';
import { DOOR, WALL } from './data/rooms.ts';
import { cardTurned, nextRoom, SIDES } from './layout.ts';
import { EVENT } from './log-events.ts';
import { goalsOf } from './prospects.ts';
import { COLOURS } from './things.ts';

const COMPASS = ['n', 'e', 's', 'w'] as const;
const QUARTER = 90;

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

/** A place for the next room is told with the exits that it would have there. */
function values(view: View, voice: Voice, { word, data }: Said): Values {
  if (word !== 'explore') return data;
  const room = nextRoom(view);
  if (room === null) return { ...data, cell: sayCell(voice, data['cell']!) };
  const exits = sayExits(voice, room, Number(data['turned']) / QUARTER);
  return { ...data, cell: voice.say('placement', { cell: data['cell']!, exits }) };
}

export const panicTelling: Telling = {
  events: EVENT,
  seatRef: (_vars, seat) => `@seat.${COLOURS[seat]}`,
  values,
  announced: () => null,
  declines: {
    'damage/armor': ['armor 0', 'armors 0 0'],
    'search/join': ['decline'],
  },
  goals: goalsOf,
  whyNot: (_view, voice, _option, rule) => voice.say(`whyNot.${rule}`),
  endingText: (how) => `log.${how}`,
};
