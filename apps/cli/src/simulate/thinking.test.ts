import { randomBot, Sight } from '@deadlight/bots';
import { checkSetup, randomFrom, Table } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { expect, it } from 'vitest';
import { type Durations, medianOf, timed } from './thinking.ts';

const { game } = GAMES['nemesis']!;
const table = Table.start(game, checkSetup(game, { seats: 2, seed: 'thinking' }));
const sight = new Sight(table, table.pending[0]!);

it('times a player who has something to decide, and changes nothing else', async () => {
  const durations: Durations = {};
  const later = { name: 'later', answer: async () => sight.options[0]! };
  const answer = timed(randomBot, durations).answer(sight, randomFrom('x'));
  expect(answer).toBe(randomBot.answer(sight, randomFrom('x')));
  expect(await timed(later, durations).answer(sight, randomFrom('x'))).toBe(sight.options[0]);
  expect(Object.values(durations).reduce((sum, times) => sum + times, 0)).toBe(2);
});

it('finds the median to a few percent', () => {
  // The marks of 1, 2 and 8 milliseconds.
  expect(medianOf([{ 0: 1, 16: 1 }, { 48: 1 }])).toBe(2);
  expect(medianOf([{ 48: 5 }, { 0: 2 }])).toBe(8);
  expect(medianOf([{}])).toBeNull();
});
