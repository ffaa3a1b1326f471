import type { Telling } from '../telling/telling.ts';
import { SEATS } from './index.ts';

export const airlockTelling: Telling = {
  seatRef: (_vars, seat) => `@seat.${SEATS[seat]}`,
  values: (_view, _voice, { data }) => data,
  announced: () => null,
  endingText: (how) => `log.${how}`,
};
