import { asSeat, checkSetup, costIn, parseAnswer, Table, viewOf } from '@deadlight/engine';
import { expect, it } from 'vitest';
import type { Vars } from '../survival/vars.ts';
import { game as nemesis } from './game.ts';
import { nemesisRigging } from './rigging.ts';

/** How many cards the Captain is asked to pay for an Action. */
function paidFor(table: Table<Vars>, ...says: string[]): number {
  const after = table.clone();
  for (const one of says) after.decide(asSeat(0), parseAnswer(nemesis, one, false));
  let paid = 0;
  for (; after.pending.includes(asSeat(0)) && after.question(asSeat(0)).at === 'action/pay'; paid++)
    after.decide(asSeat(0), after.question(asSeat(0)).options[0]!);
  return paid;
}

it('Actions cost what the player is told [NEM-ACT-02]', () => {
  const table = Table.start<Vars>(nemesis, checkSetup(nemesis, { seats: 2, seed: 'cost' }));
  const given = {
    crew: ['captain', 'scout'],
    rooms: { 14: 'canteen' },
    places: { captain: 14, scout: 14 },
    inventory: { captain: ['alcohol'] },
    hands: { captain: ['reload', 'rest', 'search', 'search', 'clean'] },
  };
  nemesisRigging.rig(table, nemesisRigging.given.parse(given));
  table.run();
  const question = viewOf(table, asSeat(0)).question!;
  const cost = (notation: string): number | null => costIn(question, notation);
  expect(cost('room')).toBe(paidFor(table, 'room'));
  expect(cost('move 11')).toBe(paidFor(table, 'move 11'));
  expect(cost('trade')).toBe(paidFor(table, 'trade'));
  expect(cost('play rest')).toBe(paidFor(table, 'play rest'));
  expect(cost('use alcohol')).toBe(paidFor(table, 'use alcohol', 'cure contamination'));
  expect([cost('room'), cost('move 11'), cost('play rest')]).toEqual([2, 1, 0]);
  expect([cost('pass'), cost('no such answer')]).toEqual([null, null]);
  // As rulesets had it that some tables still play by.
  const before = { ...question, costs: { room: 2, pass: 0 } };
  expect([costIn(before, 'room'), costIn(before, 'pass'), costIn(before, 'trade')]).toEqual([
    2,
    0,
    null,
  ]);
});
