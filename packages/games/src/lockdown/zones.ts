import { layOut } from '@deadlight/engine';
import { MAX_SEATS } from '../survival/things.ts';
import { LAYOUT } from '../survival/zones.ts';

/** The zones both games have, then those of the facility (LCK-INFO). */
export const ZONES = layOut(MAX_SEATS, {
  ...LAYOUT,
  /** A player's Contingency tokens; who has looked at one keeps that (LCK-INFO-08). */
  contingencies: { faces: 'owner', each: 'seat', ordered: true },
  pool: { faces: 'nobody', ordered: true },
  /** Known to nobody until the end (LCK-INFO-09). */
  active: { faces: 'nobody' },
  /** CSS tokens, in the order of the Track. */
  css: { faces: 'nobody', ordered: true },
  computerDeck: { faces: 'nobody', ordered: true },
  computer: { faces: 'everyone' },
  marsDeck: { faces: 'nobody', ordered: true },
  marsDiscard: { faces: 'everyone', ordered: true },
  /** Bodies and cards that are out of play for good lie in `gone`. */
});

export const L = ZONES.at;
