import type { Effect } from '../../survival/effect.ts';

/** Contingency tokens (LCK-CTG-05). */
export const CONTINGENCIES = [
  { id: 'code-green', copies: 1 },
  { id: 'code-yellow', copies: 2 },
  { id: 'code-blue', copies: 2 },
  { id: 'code-grey', copies: 1 },
  { id: 'code-red', copies: 1 },
] as const;

/** Tokens of the Cargo Sending System; how many of each is reconstructed (LCK-CSS-16-R). */
export const CSS_TOKENS = [
  { id: 'launch-a', copies: 1 },
  { id: 'launch-b', copies: 1 },
  { id: 'launch-c', copies: 1 },
  { id: 'launch-all', copies: 2 },
  { id: 'launch-none', copies: 2 },
] as const;

/** Spaces of the Track that have a slot for one (LCK-SETUP-10). */
export const CSS_SPACES = [10, 8, 6, 4, 2, 1] as const;

/** Computer Action cards: three options each; the last one locks the computers down (LCK-COMP-01). */
export const COMPUTERS: readonly { readonly id: string; readonly does: readonly Effect[] }[] = [
  {
    id: 'computer-a',
    does: [{ does: 'move-rover' }, { does: 'look-css' }, { does: 'spy-contingencies' }],
  },
  {
    id: 'computer-b',
    does: [{ does: 'learn', knowledge: 1 }, { does: 'look-css' }, { does: 'swap-power' }],
  },
  {
    id: 'computer-c',
    does: [{ does: 'flush' }, { does: 'swap-power' }, { does: 'spy-contingencies' }],
  },
  { id: 'computer-d', does: [{ does: 'any-door' }, { does: 'look-css' }, { does: 'move-rover' }] },
  { id: 'computer-e', does: [{ does: 'flush' }, { does: 'swap-power' }, { does: 'look-css' }] },
  { id: 'lock-down', does: [] },
];

/** Mars Surface cards: for the player who drew it, or for everyone on the surface (LCK-ALT-39-D); most are reconstructed. */
export const MARS_CARDS = [
  { id: 'radioactive-dust', forAll: false },
  { id: 'sandstorm', forAll: true },
  { id: 'sharp-gravel', forAll: false },
  { id: 'torn-seal', forAll: false },
  { id: 'echo-in-the-dunes', forAll: false },
  { id: 'stalked', forAll: false },
  { id: 'magnetic-storm', forAll: true },
  { id: 'calm', forAll: true },
] as const;

/** Steps of the Track on which power may drop, by the space that is left (LCK-POWER-06, LCK-DATA-02). */
export const RED_THRESHOLDS: readonly number[] = [15, 14, 10, 8, 5];
export const BLUE_THRESHOLDS: readonly number[] = [12, 6, 4];
