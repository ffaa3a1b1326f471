import { BOTS } from '@deadlight/bots/core';
import { expect, it } from 'vitest';
import { LEVELS } from './levels.ts';

it('names every bot, the weakest first', () => {
  expect(LEVELS).toEqual(Object.keys(BOTS));
});
