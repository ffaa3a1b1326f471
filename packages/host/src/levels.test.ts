import { BOTS } from '@deadlight/bots/core';
import { SCHOOLS } from '@deadlight/bots/learned';
import { expect, it } from 'vitest';
import { isOffered, LEVELS } from './levels.ts';

it('names every bot, the weakest first', () => {
  expect(LEVELS).toEqual(Object.keys(BOTS));
});

it('offers veterans for the games that they have learned', () => {
  const offered = SCHOOLS.map((school) => {
    const [game, mode] = school.split('-') as [string, string];
    return isOffered('veteran', game, { mode });
  });
  expect(offered).toEqual(SCHOOLS.map(() => true));
  expect(isOffered('veteran', 'nemesis', { mode: 'semi-coop' })).toBe(false);
  expect(isOffered('survivor', 'nemesis', { mode: 'semi-coop' })).toBe(true);
});
