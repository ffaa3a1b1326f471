/** What the numbers in variables and frames stand for: their order is that of the content packs. */
import { type Writing, words } from '@deadlight/engine';

import { itemOf, WEAPONS } from './things.ts';
import { CAPACITIES } from './vars.ts';
import { DOMAIN, OBJECTS } from './words.ts';

const WEAPON_IDS = WEAPONS.map((kind) => itemOf(kind).id);
const none = (names: readonly string[]): readonly number[] => names.map(() => 0);

export const writingFor = (
  rooms: readonly { readonly id: string }[],
): ReadonlyMap<string, Writing> =>
  new Map<string, Writing>([
    ['kind', 'kind'],
    ['choice', 'option'],
    ['tokenKind', 'kind'],
    ['character', DOMAIN.character],
    [
      'rooms',
      words(
        'tile',
        rooms.map(({ id }) => id),
      ),
    ],
    ['ammo', { by: WEAPON_IDS, blank: none(WEAPON_IDS) }],
    ['capacity', { by: WEAPON_IDS, blank: CAPACITIES }],
    ['corpse', { by: OBJECTS, blank: none(OBJECTS) }],
    ['object', DOMAIN.object],
    ['usedThisRound', 'kind'],
  ]);
