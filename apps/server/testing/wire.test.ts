import { expect, it } from 'vitest';
import { expectSameBytes } from './wire.ts';

it.each(['panic', 'nemesis', 'lockdown'])(
  '%s sends the same bytes to a seat, whatever lies where it cannot look',
  async (game) => {
    expect(await expectSameBytes(game, 60, 'wire')).toBeGreaterThan(60);
  },
);
