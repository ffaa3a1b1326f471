import { randomFrom } from '@deadlight/engine';
import { expect, it } from 'vitest';
import { startEndless } from './endless.ts';
import { playOn, seedsUntil } from './random-play.ts';

it('a game that never ends fails after the maximum number of decisions', () => {
  expect(() => playOn(startEndless(), randomFrom('r'))).toThrow(
    'not over after 20 decisions, at circle/ask',
  );
});

it('plays the given number of decisions', () => {
  expect(playOn(startEndless(), randomFrom('r'), () => {}, 5)).toHaveLength(5);
});

it('gives seeds for a number of games, and more until there is enough, up to a limit', () => {
  expect([...seedsUntil('a', 2, () => true)]).toEqual(['a-0', 'a-1']);
  let games = 0;
  for (const _seed of seedsUntil('a', 2, () => games === 5)) games++;
  expect(games).toBe(5);
  expect(() => [...seedsUntil('a', 2, () => false)]).toThrow('a: not enough after 1000 games');
});
