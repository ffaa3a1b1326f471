import { BOTS } from '@deadlight/bots/core';
import { expect, it } from 'vitest';
import { isOffered, LEVELS } from './levels.ts';

it('names every bot, the weakest first', () => {
  expect(LEVELS).toEqual(Object.keys(BOTS));
});

it('offers veterans where they are better than what there is without them', () => {
  expect(isOffered('veteran', 'nemesis', { mode: 'coop' })).toBe(true);
  expect(isOffered('veteran', 'nemesis', { mode: 'semi-coop' })).toBe(false);
  expect(isOffered('survivor', 'nemesis', { mode: 'semi-coop' })).toBe(true);
});
