import { randomFrom } from '@deadlight/engine';
import { expect, it } from 'vitest';
import { startEndless } from './endless.ts';
import { playOn, seedsUntil } from './random-play.ts';

it('questions that are answered in a circle fail after the longest a game may take', () => {
  expect(() => playOn(startEndless(), randomFrom('r'))).toThrow(
    'not over after 20 decisions, at circle/ask',
  );
});

it('so many decisions are played where no end is asked for', () => {
  expect(playOn(startEndless(), randomFrom('r'), () => {}, 5)).toHaveLength(5);
});

it('there are seeds for so many games, and for more until there is enough, but not for ever', () => {
  expect([...seedsUntil('a', 2, () => true)]).toEqual(['a-0', 'a-1']);
  let games = 0;
  for (const _seed of seedsUntil('a', 2, () => games === 5)) games++;
  expect(games).toBe(5);
  expect(() => [...seedsUntil('a', 2, () => false)]).toThrow('a: not enough after 1000 games');
});
