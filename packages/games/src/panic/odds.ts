/** What can come of an option in Panic Station: nothing but a knife is left to a die. */
import { chancesOf, type Throw } from '../telling/odds.ts';
import type { Said } from '../telling/telling.ts';
import { KNIFE_DIE, SEARCH_CARDS } from './data/search-cards.ts';

const FACES = Array.from({ length: KNIFE_DIE }, (_, face) => face + 1);

/** What the knife needs to hit (PAN-CARD-combat-knife). */
const HITS_FROM = SEARCH_CARDS.flatMap(({ effect }) =>
  effect?.does === 'stab' ? [effect.hitsFrom] : [],
)[0]!;

export const panicOdds = ({ word }: Said): readonly Throw[] =>
  word === 'stab'
    ? [
        {
          of: 'knife',
          maybe: false,
          chances: chancesOf(FACES, (face) => (face >= HITS_FROM ? 'hit' : 'miss')),
        },
      ]
    : [];
