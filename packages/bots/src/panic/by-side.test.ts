import { checkSetup, randomFrom, Table } from '@deadlight/engine';
import { game as panic, ZONE } from '@deadlight/games/rules/panic';
import { expect, it } from 'vitest';
import { playOut } from '../play-out.ts';
import type { Player } from '../player.ts';
import { randomBot } from '../random-bot.ts';
import { bySide } from './by-side.ts';

it('uses one player while the seat is human, and the other once it is infected', async () => {
  const asked = { human: 0, infected: 0 };
  /** Plays at random, and checks that it is asked only on its own side. */
  const only = (side: keyof typeof asked): Player => ({
    name: side,
    answer(sight, random) {
      asked[side]++;
      const [kind] = sight.kinds(ZONE.status(sight.seat));
      expect(panic.kinds[kind!]!.name).toBe(side);
      return randomBot.answer(sight, random);
    },
  });
  const player = bySide(only('human'), only('infected'));
  expect(player.name).toBe('human/infected');
  const setup = checkSetup(panic, { seats: 4, seed: 'sides' });
  await playOut(Table.start(panic, setup), [player, player, player, player], randomFrom('sides'));
  expect(asked.human).toBeGreaterThan(0);
  expect(asked.infected).toBeGreaterThan(0);
});
