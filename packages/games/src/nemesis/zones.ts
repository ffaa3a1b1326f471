import { layOut } from '@deadlight/engine';
import { MAX_SEATS } from '../survival/things.ts';
import { LAYOUT } from '../survival/zones.ts';

/** The zones both games have, then those of this ship. */
export const ZONES = layOut(MAX_SEATS, {
  ...LAYOUT,
  /** Two tokens to an Engine; the top one is its state (NEM-SETUP-19). */
  engine: { faces: 'nobody', ordered: true, each: ['1', '2', '3'] },
  coordinates: { faces: 'nobody' },
  draftDeck: { faces: 'nobody', ordered: true },
  /** The two Characters to choose from (NEM-INFO-13). */
  draft: { faces: 'everyone' },
  /** Who is played, and who is not. */
  crew: { faces: 'everyone' },
  /** The Objectives of the whole team (NEM-COOP-01). */
  mission: { faces: 'everyone' },
});

export const N = ZONES.at;
