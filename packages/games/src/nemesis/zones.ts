import { defineZones } from '@deadlight/engine';
import { MAX_SEATS } from '../survival/things.ts';
import { LAYOUT } from '../survival/zones.ts';

/** The zones both games have, then those of this ship. */
export const ZONES = defineZones(MAX_SEATS, {
  ...LAYOUT,
  /** Two tokens to an Engine; the top one is its state (NEM-SETUP-19). */
  engine: { faces: 'nobody', ordered: true, each: ['1', '2', '3'] },
  coordinates: { faces: 'nobody' },
});

export const ZONE = ZONES.at;
