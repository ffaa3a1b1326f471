import { asSeat, checkSetup, Table, viewOf } from '@deadlight/engine';
import { expect, it } from 'vitest';
import type { Vars } from '../survival/vars.ts';
import type { Condition } from '../telling/goals.ts';
import { game as lockdown } from './game.ts';
import { lockdownRigging } from './rigging.ts';
import { lockdownTelling } from './telling.ts';

/** What the first of two players can foresee of a condition. */
function foreseen(given: Record<string, unknown>, condition: string): Condition | undefined {
  const table = Table.start<Vars>(lockdown, checkSetup(lockdown, { seats: 2, seed: 'prospects' }));
  lockdownRigging.rig(table, lockdownRigging.given.parse(given));
  table.run();
  const goals = lockdownTelling.goals(viewOf(table, asSeat(0)));
  return goals.flatMap(({ anyOf }) => anyOf.flat()).find(({ name }) => name === condition);
}

it('gives up the death of all from the ship if one of them wants it [LCK-OBJ-11-R]', () => {
  const prospectFor = (crew: string[]) =>
    foreseen(
      { crew, objectives: { [crew[0]!]: ['corp-no-nemesis-survivor'] } },
      'no-nemesis-survivor-alive',
    )?.prospect;
  expect(prospectFor(['survivor', 'hacker'])).toBe('lost');
  expect(prospectFor(['hacker', 'survivor'])).toBe('open');
  expect(prospectFor(['hacker', 'sentry'])).toBe('met');
});

it('counts the Bodies analysed, of as many as are asked for', () => {
  const given = {
    crew: ['hacker', 'sentry'],
    objectives: { hacker: ['corp-two-weaknesses'] },
    analysed: ['egg'],
  };
  expect(foreseen(given, 'weaknesses-analysed-at-least-2')).toMatchObject({
    data: { count: 1, of: 2 },
    prospect: 'open',
  });
});
