/**
 * Sets of cards that a table option of the same name switches on: expansions, and custom cards. Every other
 * card is of the core set and always in the game. A new set is a file next to this one, and a line here.
 */
import type { CardSet } from './card-set.ts';

export const SETS: readonly CardSet[] = [];
