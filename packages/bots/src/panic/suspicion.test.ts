import { asSeat, checkSetup, parseAnswer, Table } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { type PanicTable, game as panic } from '@deadlight/games/rules/panic';
import { describe, expect, it } from 'vitest';
import { suspicions } from './suspicion.ts';

const { rigging } = GAMES['panic']!;
const RED = asSeat(0);
const GREEN = asSeat(1);
const PURPLE = asSeat(2);

function lay(given: Readonly<Record<string, unknown>>): PanicTable {
  const table = Table.start(panic, checkSetup(panic, { seats: 4, seed: 'suspects', options: {} }));
  rigging.rig(table as unknown as Table, rigging.given.parse(given));
  table.run();
  return table;
}

const OWN = ['infection-red', 'infection-red', 'infection-red'];

describe('suspicion', () => {
  it('is certain of anyone who has given an infection card of their own away', () => {
    const table = lay({ hands: { red: ['armor', 'infection-green', ...OWN] } });
    const suspects = suspicions(table, RED);
    expect(suspects[GREEN]).toBeGreaterThan(0.9);
    expect(suspects[PURPLE]).toBeLessThan(0.5);
  });

  it('knows about itself, and nothing about others while a host keeps all infection cards', () => {
    const table = lay({ hands: { red: ['host', 'armor', ...OWN] } });
    const suspects = suspicions(table, RED);
    expect(suspects[RED]).toBe(1);
    expect(suspects[GREEN]).toBeLessThan(0.1);
  });

  it('depends on nothing that the seat cannot know', () => {
    const given = { hands: { red: ['armor', 'armor', ...OWN] } };
    expect(suspicions(lay({ ...given, infected: ['green'] }), RED)).toEqual(
      suspicions(lay({ ...given, infected: ['purple'] }), RED),
    );
  });

  it('increases for a player who comes to trade', () => {
    const table = lay({
      turn: 'green',
      station: { e1: 'run-2' },
      pawns: { 'red-trooper': 'run-2' },
    });
    const before = suspicions(table, RED)[GREEN]!;
    table.decide(GREEN, parseAnswer(panic, 'move trooper run-2', false));
    table.decide(GREEN, parseAnswer(panic, 'trade red', false));
    expect(suspicions(table, RED)[GREEN]).toBeGreaterThan(before);
  });

  it('ignores the dead', () => {
    const table = lay({ pawns: { 'green-trooper': 'dead', 'green-android': 'dead' } });
    expect(suspicions(table, RED)[GREEN]).toBe(0);
  });
});
