import { randomFrom } from '@deadlight/engine';
import { startEndless } from '@deadlight/engine/testing';
import { expect, it } from 'vitest';
import { playOut, playRandomly, TooLong } from './play-out.ts';
import type { Player } from './player.ts';

it('an endless game fails after the maximum number of decisions, at random or with players', async () => {
  expect(() => playRandomly(startEndless(), randomFrom('r'))).toThrow(TooLong);
  let left = 0;
  const player: Player = {
    name: 'waiter',
    answer: (sight) => sight.options[0]!,
    leave: () => {
      left++;
    },
  };
  await expect(playOut(startEndless(), [player], randomFrom('r'))).rejects.toThrow(TooLong);
  expect(left).toBe(1);
});
