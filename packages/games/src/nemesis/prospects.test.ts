import { asSeat, checkSetup, parseAnswer, Table, viewOf } from '@deadlight/engine';
import { expect, it } from 'vitest';
import type { Vars } from '../survival/vars.ts';
import type { Prospect } from '../telling/goals.ts';
import { COORDINATES, SPACES } from './data/course.ts';
import { game as nemesis } from './game.ts';
import { nemesisRigging } from './rigging.ts';
import { nemesisTelling } from './telling.ts';

/** A table laid out as in a scenario of two players, after some decisions of the first. */
function laidOut(given: Record<string, unknown>, ...says: string[]): Table<Vars> {
  const table = Table.start<Vars>(nemesis, checkSetup(nemesis, { seats: 2, seed: 'prospects' }));
  nemesisRigging.rig(table, nemesisRigging.given.parse({ crew: ['captain', 'scout'], ...given }));
  table.run();
  for (const one of says) table.decide(asSeat(0), parseAnswer(nemesis, one, false));
  return table;
}

/** What the first player can foresee of a condition. */
function prospectOf(table: Table<Vars>, condition: string): Prospect | undefined {
  const goals = nemesisTelling.goals(viewOf(table, asSeat(0)));
  return goals.flatMap(({ anyOf }) => anyOf.flat()).find(({ name }) => name === condition)
    ?.prospect;
}

it('says where the ship goes only to a player who has seen the coordinates [NEM-OBJ-07]', () => {
  SPACES.forEach((course, space) => {
    const given = {
      objectives: { captain: ['salvaging-the-prime-asset'] },
      coordinates: 'coordinates-1',
      course,
      places: { captain: 1 },
    };
    const unseen = laidOut(given);
    expect(prospectOf(unseen, 'ship-reaches-earth')).toBe('unknown');
    const seen = laidOut(given, 'room', 'check-course', 'pay rest', 'pay search');
    // The Engines are not known yet.
    const goal = COORDINATES[0]![space] === 'earth' ? 'unknown' : 'open';
    expect(prospectOf(seen, 'ship-reaches-earth'), course).toBe(goal);
  });
});

it('gives up the Pods when the last has gone', () => {
  const withPods = (...pods: number[]): Table<Vars> =>
    laidOut({
      objectives: { captain: ['hoarder'] },
      pods: Object.fromEntries(pods.map((pod) => [pod, 'gone'])),
    });
  expect(prospectOf(withPods(), 'survived-in-pod')).toBe('open');
  expect(prospectOf(withPods(1), 'survived-in-pod')).toBe('open');
  expect(prospectOf(withPods(1, 2, 3, 4), 'survived-in-pod')).toBe('lost');
});
