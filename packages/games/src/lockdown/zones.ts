import { defineZones } from '@deadlight/engine';
import { MAX_SEATS } from '../survival/things.ts';
import { LAYOUT } from '../survival/zones.ts';

/** The zones both games have, then those of the facility (LCK-INFO). */
export const ZONES = defineZones(MAX_SEATS, {
  ...LAYOUT,
  /** A player's Contingency tokens; having looked at one is remembered (LCK-INFO-08, LCK-CTG-02, LCK-CTG-12-R). */
  contingencies: { faces: 'owner', each: 'seat', ordered: true },
  // LCK-INFO-10
  pool: { faces: 'nobody', ordered: true },
  /** Known to nobody until the end (LCK-INFO-09). */
  active: { faces: 'nobody' },
  /** CSS tokens, in the order of the Track. */
  css: { faces: 'nobody', ordered: true },
  computerDeck: { faces: 'nobody', ordered: true },
  // LCK-INFO-20
  computer: { faces: 'everyone' },
  marsDeck: { faces: 'nobody', ordered: true },
  marsDiscard: { faces: 'everyone', ordered: true },
  /** Bodies and cards that are out of play for good lie in `gone`. */
});

export const ZONE = ZONES.at;
