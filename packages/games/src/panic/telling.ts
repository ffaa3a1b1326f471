import type { Telling } from '../telling/telling.ts';
import { COLOURS } from './things.ts';

export const panicTelling: Telling = {
  seatRef: (_vars, seat) => `@seat.${COLOURS[seat]}`,
  values: (_view, _voice, { data }) => data,
  announced: () => null,
  endingText: (how) => `log.${how}`,
};
