import { asSeat, checkSetup, randomFrom, type Seat, Table } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { type PanicTable, game as panic } from '@deadlight/games/rules/panic';
import { beforeAll, describe, expect, it } from 'vitest';
import '../all-minds.ts';
import { BOTS, botCalled, prepare } from '../bots.ts';
import { Bytes, ONE } from '../learned/eyes.ts';
import { criticOf, networkOf } from '../learned/networks.ts';
import { weighed } from '../learned/question.ts';
import { chooseAny } from '../random-bot.ts';
import { Sight } from '../sight.ts';
import { panicEyes } from './eyes.ts';
import { panicMind } from './mind.ts';
import { suspicions, suspicionsSeen } from './suspicion.ts';

const { rigging } = GAMES['panic']!;
const RED = asSeat(0);
/** The hive behind a run room in the north, a terminal in the south. */
const STATION = { s1: 'terminal-open 180', e1: 'run-2', n1: 'run-3', n2: 'hive' };
const CANS = ['gas-can', 'gas-can', 'gas-can'];
const INFECTIONS = ['infection-red', 'infection-red', 'infection-red'];

function lay(given: Readonly<Record<string, unknown>>): PanicTable {
  const table = Table.start(panic, checkSetup(panic, { seats: 4, seed: 'eyes', options: {} }));
  rigging.rig(table as unknown as Table, rigging.given.parse({ station: STATION, ...given }));
  table.run();
  return table;
}

/** What a seat is shown, by name. */
function shown(table: PanicTable, seat: Seat): (name: string) => number {
  const { stateNames } = panicEyes;
  const bytes = new Bytes(new Int8Array(stateNames.length));
  panicEyes.state(new Sight(table, seat), bytes);
  return (name) => {
    expect(stateNames).toContain(name);
    return bytes.bytes[stateNames.indexOf(name)]! / ONE;
  };
}

/** The same for the option with this notation. */
function about(table: PanicTable, seat: Seat, said: string): (name: string) => number {
  const { optionNames } = panicEyes;
  const sight = new Sight(table, seat);
  const [word, ...values] = said.split(' ');
  const verb = panic.verbs[word!]!;
  const option = verb(...values.map((value, i) => verb.params[i]![1].parse(value)));
  expect(sight.options).toContain(option);
  const bytes = new Bytes(new Int8Array(optionNames.length));
  panicEyes.option(sight, option, bytes);
  return (name) => {
    expect(optionNames).toContain(name);
    return bytes.bytes[optionNames.indexOf(name)]! / ONE;
  };
}

describe('what a network is shown of the station', () => {
  it('is the side, the cans and the way to the hive', () => {
    const table = lay({
      pawns: { 'red-trooper': 'run-3', 'red-android': 'reactor' },
      hands: { red: [...CANS, 'host', 'armor', ...INFECTIONS] },
      infected: ['red'],
    });
    const sees = shown(table, RED);
    expect(['infected', 'host', 'gas.3', 'gas-enough', 'hive-found'].map(sees)).toEqual(
      Array(5).fill(1),
    );
    expect(sees('trooper.to.hive')).toBe(1 / 4);
    expect(sees('android.to.hive')).toBe(2 / 4);
    expect(sees('trooper.here.run')).toBe(1);
  });

  it('is how suspect others are, and where they stand', () => {
    const table = lay({
      pawns: { 'red-trooper': 'run-2', 'red-android': 'run-2', 'green-trooper': 'hive' },
      hands: { red: ['infection-green', 'armor', 'armor', ...INFECTIONS] },
    });
    const sees = shown(table, RED);
    expect(sees('other.0.given-away')).toBe(1);
    expect(sees('other.1.given-away')).toBe(0);
    expect(sees('other.0.suspicion')).toBeGreaterThan(0.9);
    expect(sees('other.1.suspicion')).toBeLessThan(0.6);
    expect(sees('other.3.alive')).toBe(0);
  });

  it('is where a step leads, and what a card is', () => {
    const table = lay({
      pawns: { 'red-trooper': 'reactor', 'red-android': 'reactor' },
      parasites: { 'run-3': ['black'] },
      actions: 2,
      hands: { red: ['ammo', 'ammo', 'armor', ...INFECTIONS] },
    });
    const north = about(table, RED, 'move trooper run-3');
    expect([north('trooper'), north('android'), north('place.run')]).toEqual([1, 0, 1]);
    expect([north('place.parasites'), north('nearer.hive')]).toEqual([1, 1 / 2]);
    const south = about(table, RED, 'move android terminal-open');
    expect([south('android'), south('place.parasites'), south('nearer.hive')]).toEqual([
      1,
      0,
      -1 / 2,
    ]);
    const ammo = about(table, RED, 'lay ammo');
    expect([ammo('card.ammo'), ammo('card.copies'), ammo('place.run')]).toEqual([1, 1, 0]);
  });
});

describe('what a network is asked', () => {
  it('is not whether to burn the hive', () => {
    const at = (...cans: string[]): Sight =>
      new Sight(
        lay({
          pawns: { 'red-trooper': 'hive' },
          hands: { red: [...cans, 'armor', 'armor', ...INFECTIONS] },
        }),
        RED,
      ) as unknown as Sight;
    expect(weighed(panicMind, at('gas-can', 'gas-can') as never)).not.toBeNull();
    expect(weighed(panicMind, at(...CANS) as never)).toBeNull();
  });
});

it('a seat suspects the same from its sight as on the table', () => {
  const table = Table.start(panic, checkSetup(panic, { seats: 5, seed: 'suspects' }));
  const random = randomFrom('players');
  let compared = 0;
  for (; table.over === null; compared++) {
    const seat = table.pending[0]!;
    expect(suspicionsSeen(new Sight(table, seat))).toEqual(suspicions(table, seat));
    table.decide(seat, chooseAny(table.options(seat), table.choose(seat), random));
  }
  expect(compared).toBeGreaterThan(50);
});

it('humans are met by cans and the hive, the infected by the infected', () => {
  const others = Object.fromEntries(['green', 'purple', 'orange'].map((seat) => [seat, ['armor']]));
  const table = lay({ hands: { red: ['gas-can', 'armor', 'armor', ...INFECTIONS], ...others } });
  expect(panicEyes.met(table, RED)).toBeCloseTo((1 / 3 + 1) / 2);
  const turned = lay({ infected: ['red', 'green'] });
  expect(panicEyes.met(turned, RED)).toBe(1 / 2);
});

describe('a veteran of the station', () => {
  beforeAll(async () => {
    await prepare('companion:bold', 'panic');
  });

  it('is the network alone: no critic is shipped, and companions load nothing', async () => {
    expect(() => networkOf('panic')).toThrow('not loaded');
    await prepare('veteran', 'panic');
    expect(networkOf('panic')).not.toBeNull();
    expect(criticOf('panic')).toBeNull();
    const table = Table.start(panic, checkSetup(panic, { seats: 4, seed: 'alone' })) as Table;
    for (let i = 0; i < 40 && table.over === null; i++) {
      const seat = table.pending[0]!;
      const [thought, quick] = [BOTS['veteran']!, botCalled('veteran:0')!].map((bot) =>
        bot.answer(new Sight(table, seat), randomFrom('luck')),
      );
      expect(thought).toEqual(quick);
      table.decide(seat, thought!);
    }
  });
});
