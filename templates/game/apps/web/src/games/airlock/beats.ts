/** How the events of Airlock are shown; `told` if there is nothing to see. */
import type { Line } from '@deadlight/engine';
import type { EVENT } from '@deadlight/games/airlock';
import type { Cast, CuesOf } from '../../director/beat.ts';
import { isGreatIn } from '../../director/direct.ts';

const BEATS: CuesOf<typeof EVENT> = {
  drew: [{ shows: 'tell', ms: 150, sound: 'card' }],
};

export const isGreat = (line: Line): boolean => isGreatIn(BEATS, line);

export const castOf = (): Cast => ({
  cues: BEATS,
  pieceOf: () => null,
  placeOf: () => null,
  endsOf: () => null,
  rolledOf: () => null,
  isMine: () => false,
  personOf: () => null,
  creatureOf: () => null,
});
