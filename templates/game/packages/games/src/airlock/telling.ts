import type { Telling } from '../telling/telling.ts';
import { SEATS } from './index.ts';

export const airlockTelling: Telling = {
  seatRef: (_vars, seat) => `@seat.${SEATS[seat]}`,
  values: (_view, _voice, { data }) => data,
  announced: () => null,
  declines: {},
  // What a player wants, with a tally of how far it is; none where the aim is the same for all.
  goals: () => [],
  whyNot: (_view, voice, _option, rule) => voice.say(`whyNot.${rule}`),
  endingText: (how) => `log.${how}`,
};
