import type { View } from '@deadlight/engine';
import type { Said, Telling, Values } from '../telling/telling.ts';
import type { Voice } from '../text/voice.ts';
import { panicEars } from './ears.ts';
import { unmask } from './epilogue.ts';
import { nextRoom } from './layout.ts';
import { EVENT } from './log-events.ts';
import { panicOdds } from './odds.ts';
import { goalsOf } from './prospects.ts';
import { sayCell, sayExits } from './say-exits.ts';
import { COLOURS, CREW } from './things.ts';

const QUARTER = 90;

/** A place for the next room is told with the exits that it would have there. */
function values(view: View, voice: Voice, { word, data }: Said): Values {
  if (word !== 'explore') return data;
  const room = nextRoom(view);
  if (room === null) return { ...data, cell: sayCell(voice, data['cell']!) };
  const exits = sayExits(voice, room, Number(data['turned']) / QUARTER);
  return { ...data, cell: voice.say('placement', { cell: data['cell']!, exits }) };
}

const DECLINES = {
  'damage/armor': ['armor 0', 'armors 0 0'],
  'search/join': ['decline'],
} as const;

export const panicTelling: Telling = {
  events: EVENT,
  ears: panicEars,
  unmask,
  seatRef: (_vars, seat) => `@seat.${COLOURS[seat]}`,
  figures: (_vars, seat) => CREW.map((kind) => `@piece.${COLOURS[seat]}-${kind}`),
  values,
  announced: () => null,
  declines: DECLINES,
  standing: {
    'damage/armor': { lets: DECLINES['damage/armor'] },
    'search/join': { lets: DECLINES['search/join'] },
  },
  goals: goalsOf,
  whyNot: (_view, voice, { rule, which, missing }) =>
    voice.say(`whyNot.${rule}`, { which: which ?? 'other', missing: missing ?? 0 }),
  odds: (_view, option) => panicOdds(option),
  endingText: (how) => `log.${how}`,
};
