import { expect, it } from 'vitest';
import { expectSameBytes } from './wire.ts';

const POSITIONS = 10_000;

it.each(['panic', 'nemesis', 'lockdown'])(
  `%s sends the same bytes to a seat from ${POSITIONS} positions, whatever lies where it cannot look`,
  async (game) => {
    const seed = `wire:${Date.now()}`;
    process.stdout.write(`${game} ${seed}\n`);
    expect(await expectSameBytes(game, POSITIONS, seed)).toBeGreaterThan(POSITIONS);
  },
);
