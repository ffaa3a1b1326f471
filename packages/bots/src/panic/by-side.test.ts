import { checkSetup, randomFrom, Table } from '@deadlight/engine';
import { panic } from '@deadlight/games/rules/panic';
import { expect, it } from 'vitest';
import { playOut } from '../play-out.ts';
import type { Player } from '../player.ts';
import { randomBot } from '../random-bot.ts';
import { bySide } from './by-side.ts';

it('lets one play as long as the seat is human, and the other once it is infected', async () => {
  const asked = { human: 0, infected: 0 };
  /** Plays by chance, and sees to it that it is asked only on its side. */
  const only = (side: keyof typeof asked): Player => ({
    name: side,
    answer(sight, random) {
      asked[side]++;
      const { status } = panic.zones.at;
      const [kind] = sight.kinds(status! + sight.seat);
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
