/** What this game has of what both are made of. */
import { CHARACTERS as ALL_CHARACTERS } from '../../packs/characters.ts';
import {
  ATTACKS as ALL_ATTACKS,
  TOKENS as ALL_TOKENS,
  WEAKNESSES as ALL_WEAKNESSES,
  WOUNDS as ALL_WOUNDS,
} from '../../packs/intruders.ts';
import { ITEMS as ALL_ITEMS, RECIPES as ALL_RECIPES } from '../../packs/items.ts';

export const CHARACTERS = ALL_CHARACTERS.filter(({ from }) => from === 'ship');
/** Of the core set, and of sets that a table option switches on. */
export const ITEMS = ALL_ITEMS.filter(({ from, set }) => from !== 'base' && set === undefined);
export const SET_ITEMS = ALL_ITEMS.filter(({ from, set }) => from !== 'base' && set !== undefined);
export const RECIPES = ALL_RECIPES.filter(({ makes }) => ITEMS.some(({ id }) => id === makes));
export const ATTACKS = ALL_ATTACKS.filter(({ race }) => race === 'intruders');
export const TOKENS = ALL_TOKENS.filter(({ race }) => race !== 'night-stalkers');
export const WOUNDS = ALL_WOUNDS.filter(({ from }) => from === undefined);
export const WEAKNESSES = ALL_WEAKNESSES.filter((id) => id !== 'wary-of-shadows');
