import { asSeat, checkSetup, parseAnswer, Table, viewOf } from '@deadlight/engine';
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
  const { costs } = viewOf(table, asSeat(0)).question!;
  expect(costs['room']).toBe(paidFor(table, 'room'));
  expect(costs['move 11']).toBe(paidFor(table, 'move 11'));
  expect(costs['trade']).toBe(paidFor(table, 'trade'));
  expect(costs['play rest']).toBe(paidFor(table, 'play rest'));
  expect(costs['use alcohol']).toBe(paidFor(table, 'use alcohol', 'cure contamination'));
  expect([costs['room'], costs['move 11'], costs['play rest']]).toEqual([2, 1, 0]);
});
