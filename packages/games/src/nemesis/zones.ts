import { layOut } from '@deadlight/engine';
import { CHARACTERS } from '../survival/content/cards.ts';
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
  /** For each Character, what it brings along: Action cards, weapon, Quest Items. */
  kit: { faces: 'everyone', ordered: true, each: CHARACTERS.map(({ id }) => id) },
  /** Who is played, and who is not. */
  crew: { faces: 'everyone' },
  /** The Objectives of the whole team (NEM-COOP-01). */
  mission: { faces: 'everyone' },
});

export const N = ZONES.at;
