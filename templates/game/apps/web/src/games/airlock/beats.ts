/** How what happens in Airlock is shown; what has no row is only told. */
import type { Line } from '@deadlight/engine';
import type { Cast, Cues } from '../../director/beat.ts';
import { isGreatIn } from '../../director/direct.ts';

const BEATS: Cues = {
  drew: [{ shows: 'tell', ms: 150, sound: 'card' }],
  opened: [{ shows: 'clock', ms: 600, sound: 'door', great: ['door', 'good'] }],
};

export const isGreat = (line: Line): boolean => isGreatIn(BEATS, line);

export const castOf = (): Cast => ({
  cues: BEATS,
  pieceOf: () => null,
  placeOf: () => null,
  endsOf: () => null,
  rolledOf: () => null,
  isMine: () => false,
  creatureOf: () => null,
});
