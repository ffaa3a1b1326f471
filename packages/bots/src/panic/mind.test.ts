import {
  asSeat,
  checkSetup,
  FIRST_SEAT,
  parseAnswer,
  printAnswer,
  randomFrom,
  type Seat,
  Table,
} from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { game as panic, sideOf, type Vars } from '@deadlight/games/rules/panic';
import { describe, expect, it } from 'vitest';
import '../all-minds.ts';
import { BOTS } from '../bots.ts';
import { Sum, Terms } from '../mind.ts';
import { chooseAny } from '../random-bot.ts';
import { Sight } from '../sight.ts';
import { panicMind } from './mind.ts';
import { TERMS } from './terms.ts';

const RED = asSeat(0);
const GREEN = asSeat(1);
/** The hive behind a run room in the north, a terminal in the south. */
const STATION = { s1: 'terminal-open 180', e1: 'run-2', n1: 'run-3', n2: 'hive' };
const INFECTIONS = ['infection-red', 'infection-red', 'infection-red'];

function lay(given: Readonly<Record<string, unknown>>): Table<Vars> {
  const table = Table.start(panic, checkSetup(panic, { seats: 4, seed: 'laid-out', options: {} }));
  const { rigging } = GAMES['panic']!;
  rigging.rig(table as Table, rigging.given.parse(given));
  table.run();
  return table;
}

const say = (table: Table<Vars>, seat: Seat, said: string): void =>
  table.decide(seat, parseAnswer(panic, said, false));

/** The survivor's most frequent answer over a few random generators. */
function answer(table: Table<Vars>, seat: Seat): string {
  const said = Array.from({ length: 5 }, (_, i) =>
    printAnswer(
      panic,
      BOTS['survivor']!.answer(new Sight(table, seat) as unknown as Sight, randomFrom(`luck ${i}`)),
    ),
  );
  const times = (one: string): number => said.filter((other) => other === one).length;
  return said.reduce((best, other) => (times(other) > times(best) ? other : best));
}

describe('a human', () => {
  it('burns the hive with three cans in hand', () => {
    const table = lay({
      station: STATION,
      pawns: { 'red-trooper': 'hive' },
      hands: { red: ['gas-can', 'gas-can', 'gas-can', 'armor', ...INFECTIONS] },
    });
    expect(answer(table, RED)).toBe('burn');
  });

  it('goes to the hive with three cans, and not without', () => {
    const at = (...cans: string[]): string =>
      answer(
        lay({
          station: STATION,
          pawns: { 'red-trooper': 'run-3', 'red-android': 'run-3' },
          used: ['run-2', 'run-3', 'terminal-open'],
          actions: 2,
          hands: { red: ['armor', 'armor', ...cans, ...INFECTIONS] },
        }),
        RED,
      );
    expect(at('gas-can', 'gas-can', 'gas-can')).toBe('move trooper hive');
    expect(at('gas-can')).not.toBe('move trooper hive');
  });

  it('leaves a room full of parasites', () => {
    const table = lay({
      station: STATION,
      pawns: { 'red-trooper': 'run-2', 'red-android': 'dead' },
      health: { 'red-trooper': 2 },
      parasites: { 'run-2': ['black', 'black'] },
      actions: 1,
    });
    expect(answer(table, RED)).toBe('move trooper reactor');
  });

  it('answers a player who has given an infection card away with gas', () => {
    const table = lay({
      station: STATION,
      turn: 'green',
      pawns: { 'red-trooper': 'run-2', 'green-trooper': 'reactor' },
      hands: { red: ['gas-can', 'armor', 'infection-green', ...INFECTIONS] },
      infected: ['green'],
    });
    say(table, GREEN, 'move trooper run-2');
    say(table, GREEN, 'trade red');
    expect(answer(table, RED)).toBe('give gas-can');
  });

  it('shoots a player known to be infected rather than trade', () => {
    const table = lay({
      station: STATION,
      pawns: { 'green-android': 'run-2' },
      laid: { red: ['ammo'] },
      shots: { red: 4 },
      hands: { red: ['armor', 'infection-green', ...INFECTIONS] },
      infected: ['green'],
    });
    say(table, RED, 'move android run-2');
    expect(answer(table, RED)).toBe('shoot green-android');
  });
});

describe('the infected', () => {
  it('pass the infection on', () => {
    const table = lay({
      station: STATION,
      turn: 'green',
      pawns: { 'red-trooper': 'run-2' },
      hands: {
        green: ['host', 'armor', 'infection-green', 'infection-green', 'infection-green'],
      },
    });
    say(table, GREEN, 'move trooper run-2');
    say(table, GREEN, 'trade red');
    expect(answer(table, GREEN)).toBe('give infection-green');
  });

  it('scan when they know that nobody else is left', () => {
    const table = lay({
      station: STATION,
      pawns: {
        'red-trooper': 'terminal-open',
        'green-trooper': 'dead',
        'green-android': 'dead',
        'purple-trooper': 'dead',
        'purple-android': 'dead',
        'orange-trooper': 'dead',
        'orange-android': 'dead',
      },
      hands: { red: ['host', 'armor', ...INFECTIONS] },
    });
    expect(answer(table, RED)).toBe('terminal trooper scan');
  });
});

describe('judgement', () => {
  it('is less than a win, uses named terms, and leaves the table unchanged', () => {
    const random = randomFrom('judged');
    for (const seed of ['a', 'b', 'c']) {
      const table = Table.start(panic, checkSetup(panic, { seats: 5, seed, options: {} }));
      while (table.over === null) {
        const { hash } = table;
        for (let seat = FIRST_SEAT; seat < 5; seat++) {
          const imagined = new Sight(table, seat).imagine('a world');
          const sum = new Sum();
          const terms = new Terms();
          panicMind.judge(imagined, seat, sum);
          panicMind.judge(imagined, seat, terms);
          expect(sum.total).toBeLessThan(1);
          for (const term of terms.worth.keys()) expect(TERMS).toContain(term);
        }
        expect(table.hash).toBe(hash);
        for (let i = 0; i < 9 && table.over === null; i++) {
          const seat = table.pending[0]!;
          table.decide(seat, chooseAny(table.options(seat), table.choose(seat), random));
        }
      }
    }
  });

  it('knows which side everyone is on', () => {
    const table = lay({ station: STATION, infected: ['green'] });
    expect([RED, GREEN].map((seat) => sideOf(table, seat))).toEqual(['human', 'infected']);
  });
});

it('does not run from run room to run room forever', () => {
  // Regression: it did so in this game.
  const setup = checkSetup(panic, { seats: 5, seed: 'z1:2', options: {} });
  const table: Table = Table.start(panic as unknown as Table['game'], setup);
  const random = randomFrom('z1:2:players');
  let decisions = 0;
  for (; table.over === null && decisions < 2000; decisions++) {
    const seat = table.pending[0]!;
    table.decide(seat, BOTS['survivor']!.answer(new Sight(table, seat), random));
  }
  expect(decisions).toBeLessThan(2000);
});
