import { checkSetup, type Game, randomFrom, Table } from '@deadlight/engine';
import { expect, it } from 'vitest';
import { airlock } from '../../../docs/airlock.ts';
import { BOTS } from './bots.ts';
import { isTaught } from './minds.ts';
import { Sight } from './sight.ts';

it.each(Object.values(BOTS))('$name plays a game that has no mind', (bot) => {
  expect(isTaught(airlock.id)).toBe(false);
  const game = airlock as unknown as Game;
  const table: Table = Table.start(game, checkSetup(game, { seats: 3, seed: 'untaught' }));
  const random = randomFrom('untaught');
  while (table.over === null) {
    const seat = table.pending[0]!;
    table.decide(seat, bot.answer(new Sight(table, seat), random));
  }
  expect(table.over.how).toBe('opened');
});
