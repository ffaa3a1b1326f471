import { asSeat, printAnswer, randomFrom, type Table } from '@deadlight/engine';
import { ZONE } from '@deadlight/games/rules/nemesis';
import { expect, it } from 'vitest';
import './all-minds.ts';
import { botCalled } from './bots.ts';
import { Sight } from './sight.ts';
import { lay } from './testing.ts';

const SOLDIER = asSeat(0);

/** The soldier has seen a broken engine; what a bot says of it in its place. */
function says(name: string, objective: string): string {
  const table: Table = lay('nemesis', 2, {
    crew: ['soldier', 'pilot'],
    engines: { 2: 'damaged' },
    objectives: { soldier: [objective] },
  });
  table.peek(SOLDIER, table.top(ZONE.engine(1)));
  const answer = () => botCalled(name)!.answer(new Sight(table, SOLDIER), randomFrom('luck'));
  table.decide(SOLDIER, answer());
  return printAnswer(table.game, answer());
}

it('an honest bot tells the truth as the other would, and holds its tongue instead of lying', () => {
  expect(says('drifter', 'my-precious')).toBe('claim-engine 2 damaged');
  expect(says('honest:drifter', 'my-precious')).toBe('claim-engine 2 damaged');
  expect(says('drifter', 'greener-pastures')).toBe('claim-engine 2 intact');
  expect(says('honest:drifter', 'greener-pastures')).toBe('no');
});

it('there is an honest one of every bot, and of nothing else', () => {
  expect(botCalled('honest:survivor')?.name).toBe('honest:survivor');
  expect(botCalled('honest:nobody')).toBeUndefined();
});
