import { asSeat, checkSetup, parseAnswer, printAnswer, type Seat, Table } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { game as panic } from './game.ts';
import { panicRigging } from './rigging.ts';
import type { PanicTable } from './vars.ts';

/** A table of four, laid out as in a scenario. */
function laidOut(given: Readonly<Record<string, unknown>>): PanicTable {
  const table = Table.start(
    panic,
    checkSetup(panic, { seats: 4, seed: 'laid-out', options: { bonus: true } }),
  );
  panicRigging.rig(table, panicRigging.given.parse(given));
  table.run();
  return table;
}

const say = (table: PanicTable, seat: Seat, says: string): void =>
  table.decide(seat, parseAnswer(panic, says, false));

const optionsOf = (table: PanicTable, seat: Seat): string[] =>
  table.options(seat).map((option) => printAnswer(panic, option));

const refusalsOf = (table: PanicTable, seat: Seat): [string, string][] =>
  table.question(seat).refused.map(({ option, rule }) => [printAnswer(panic, option), rule]);

const RED = asSeat(0);
const GREEN = asSeat(1);
const PURPLE = asSeat(2);

describe('questions', () => {
  it('[PAN-FAQ-06] more armor is refused for the sake of the hand only if the hand is the limit', () => {
    // Two health are at stake.
    const hands: readonly (readonly [string[], string[], [string, string][]])[] = [
      // Too few cards to spare.
      [
        ['armor', 'armor', 'gas-can', 'gas-can', 'ammo', 'ammo'],
        ['armor 0', 'armor 1'],
        [['armor 2', 'PAN-FAQ-06']],
      ],
      // No more armor than that.
      [['armor', 'gas-can', 'gas-can', 'ammo', 'ammo', 'ammo'], ['armor 0', 'armor 1'], []],
      [['armor', 'gas-can', 'gas-can', 'ammo', 'ammo', 'ammo', 'ammo'], ['armor 0', 'armor 1'], []],
      [['gas-can', 'gas-can', 'ammo', 'ammo', 'ammo', 'ammo'], ['armor 0'], []],
      // No more damage than that.
      [
        ['armor', 'armor', 'armor', 'gas-can', 'gas-can', 'ammo', 'ammo', 'ammo'],
        ['armor 0', 'armor 1', 'armor 2'],
        [],
      ],
      [
        ['armor', 'armor', 'armor', 'gas-can', 'gas-can', 'ammo', 'ammo'],
        ['armor 0', 'armor 1', 'armor 2'],
        [],
      ],
    ];
    for (const [hand, offered, refused] of hands) {
      const table = laidOut({
        turn: 'parasites',
        station: { n1: 'storage-1' },
        pawns: { 'green-trooper': 'storage-1' },
        parasites: { 'storage-1': ['black'] },
        hands: { green: hand },
        dice: [1],
      });
      expect(optionsOf(table, GREEN)).toEqual(offered);
      expect(refusalsOf(table, GREEN)).toEqual(refused);
    }
  });

  it('[PAN-CARD-armor] all who are hit are asked at once, in the order of their seats', () => {
    const spare = ['gas-can', 'gas-can', 'ammo'];
    const table = laidOut({
      turn: 'red',
      station: { n1: 'storage-2 180', n1e1: 'run-2' },
      pawns: {
        'red-trooper': 'run-2',
        'red-android': 'run-2',
        'purple-trooper': 'storage-2',
      },
      hands: {
        red: [
          'grenade',
          'gas-can',
          'armor',
          'infection-red',
          'infection-red',
          'infection-red',
          'ammo',
        ],
        green: [...spare, 'infection-green', 'infection-green', 'infection-green'],
        purple: [...spare, 'infection-purple', 'infection-purple', 'infection-purple'],
      },
    });
    // Purple is there first, then comes Red.
    say(table, RED, 'move android storage-2');
    say(table, RED, 'trade purple');
    say(table, RED, 'give ammo');
    say(table, PURPLE, 'give ammo');
    say(table, RED, 'grenade trooper storage-2');
    expect(table.asked).toEqual([RED, PURPLE]);
  });

  it('[PAN-TRADE-11] a card of which a player has several is offered once', () => {
    const table = laidOut({
      station: { n1: 'storage-2 180' },
      pawns: { 'green-trooper': 'storage-2' },
      hands: {
        red: ['gas-can', 'ammo', 'ammo', 'gas-can', 'armor'],
        green: ['infection-red', 'infection-purple', 'infection-red', 'armor', 'armor'],
      },
    });
    say(table, RED, 'move trooper storage-2');
    say(table, RED, 'trade green');
    expect(optionsOf(table, RED)).toEqual(['give gas-can', 'give ammo', 'give armor']);
    expect(optionsOf(table, GREEN)).toEqual(['give armor']);
    expect(refusalsOf(table, GREEN)).toEqual([
      ['give infection-red', 'PAN-TRADE-13'],
      ['give infection-purple', 'PAN-TRADE-13'],
    ]);
  });

  it('[PAN-CARD-first-aid-kit, PAN-CARD-body-scanner, PAN-CARD-parasite-signal] nothing is offered twice where both characters of a player are', () => {
    const table = laidOut({
      station: { n1: 'sick-bay', e1: 'run-2' },
      health: { 'red-trooper': 1, 'green-trooper': 2, 'purple-android': 3 },
      parasites: { reactor: ['gray', 'gray', 'black', 'flipped'] },
      laid: { red: ['ammo', 'combat-knife', 'target-scope'] },
      shots: { red: 4 },
      hands: {
        red: [
          'first-aid-kit',
          'body-scanner',
          'grenade',
          'keycard',
          'keycard',
          'ammo',
          'ammo',
          'parasite-signal',
        ],
      },
    });
    const options = optionsOf(table, RED);
    expect(options).toContain('heal green-trooper');
    expect(options).toContain('share red-trooper purple-android');
    expect(options).toContain('inspect purple');
    expect(options).toContain('lure reactor run-2');
    expect(options).toEqual([...new Set(options)]);
    const refusals = refusalsOf(table, RED).map(([option]) => option);
    expect(refusals).toEqual([...new Set(refusals)]);
  });
});
