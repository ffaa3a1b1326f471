import type { Telling } from '../telling/telling.ts';
import { EVENT } from './game.ts';
import { SEATS } from './seats.ts';

export const airlockTelling: Telling = {
  events: EVENT,
  seatRef: (_vars, seat) => `@seat.${SEATS[seat]}`,
  values: (_view, _voice, { data }) => data,
  announced: () => null,
  declines: {},
  // A player's goals with their progress; none if the goal is the same for all.
  goals: () => [],
  // What comes out at the end, in paragraphs.
  unmask: () => [],
  whyNot: (_view, voice, { rule }) => voice.say(`whyNot.${rule}`),
  // Nothing is left to dice here; what can be computed from a view is told before an option is taken.
  odds: () => [],
  endingText: (how) => `ending.${how}`,
};
