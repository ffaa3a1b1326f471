import {
  asSeat,
  checkSetup,
  parseAnswer,
  printAnswer,
  randomFrom,
  type Seat,
  Table,
} from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { game as panic, type Vars } from '@deadlight/games/rules/panic';
import { describe, expect, it } from 'vitest';
import '../all-minds.ts';
import { BOTS } from '../bots.ts';
import { Sight } from '../sight.ts';

const [RED, GREEN] = [asSeat(0), asSeat(1)];
const LEVELS = ['drifter', 'survivor'];
const STATION = { s1: 'terminal-open 180', e1: 'run-2', n1: 'run-3', n2: 'hive' };
/** Red, whose Trooper stands at the terminal, and Green are left. */
const TWO_LEFT = {
  'red-trooper': 'terminal-open',
  'purple-trooper': 'dead',
  'purple-android': 'dead',
  'orange-trooper': 'dead',
  'orange-android': 'dead',
};

function lay(given: Readonly<Record<string, unknown>>): Table<Vars> {
  const options = { vote: true, roundLimit: 0 };
  const table = Table.start(panic, checkSetup(panic, { seats: 4, seed: 'laid-out', options }));
  const { rigging } = GAMES['panic']!;
  rigging.rig(table as Table, rigging.given.parse({ station: STATION, ...given }));
  table.run();
  return table;
}

const say = (table: Table<Vars>, seat: Seat, said: string): void =>
  table.decide(seat, parseAnswer(panic, said, false));

const answer = (level: string, table: Table<Vars>, seat: Seat): string =>
  printAnswer(
    panic,
    BOTS[level]!.answer(new Sight(table, seat) as unknown as Sight, randomFrom('luck')),
  );

describe.each(LEVELS)('%s, asked to give up', (level) => {
  it('says no while anybody could still burn the hive, whatever its side', () => {
    const table = lay({ infected: ['green'] });
    expect(answer(level, table, RED)).not.toBe('vote');
    say(table, RED, 'vote');
    expect(answer(level, table, RED)).toBe('no');
    expect(answer(level, table, GREEN)).toBe('no');
  });

  it('says yes as the last human without a trooper, and so do the infected, who reveal nothing by it', () => {
    const table = lay({
      pawns: { ...TWO_LEFT, 'red-trooper': 'dead', 'red-android': 'terminal-open' },
      infected: ['green'],
    });
    say(table, RED, 'terminal android scan');
    expect(answer(level, table, RED)).toMatch(/^(vote|concede)$/);
    say(table, RED, 'vote');
    expect([RED, GREEN].map((seat) => answer(level, table, seat))).toEqual(['yes', 'yes']);
  });

  it('says no as the last human who can still find all cans needed', () => {
    const table = lay({ pawns: TWO_LEFT, infected: ['green'] });
    say(table, RED, 'terminal trooper scan');
    expect(answer(level, table, RED)).not.toMatch(/^(vote|concede)$/);
    say(table, RED, 'vote');
    expect([RED, GREEN].map((seat) => answer(level, table, seat))).toEqual(['no', 'yes']);
  });
});

describe.each(LEVELS)('%s in a game that takes too long', (level) => {
  it('scans when two infected wait for each other', () => {
    const table = lay({ round: 41, pawns: TWO_LEFT, infected: ['red', 'green'] });
    expect(answer(level, table, RED)).toBe('terminal trooper scan');
  });

  it('concedes as the last human without the cans', () => {
    const table = lay({ round: 41, pawns: TWO_LEFT, infected: ['green'] });
    say(table, RED, 'terminal trooper scan');
    expect(answer(level, table, RED)).toBe('concede');
  });
});

it('every game of drifters ends without a round limit', () => {
  for (let game = 0; game < 20; game++) {
    // Regression: the last human of game 18 had too little gas and nothing to fear, so it never ended.
    const setup = { seats: 5, seed: `p:${game}`, options: { roundLimit: 0 } };
    const table: Table = Table.start(panic as unknown as Table['game'], checkSetup(panic, setup));
    const random = randomFrom(`p:${game}:players`);
    let decisions = 0;
    for (; table.over === null && decisions < 5000; decisions++) {
      const seat = table.pending[0]!;
      table.decide(seat, BOTS['drifter']!.answer(new Sight(table, seat), random));
    }
    expect(decisions, setup.seed).toBeLessThan(5000);
  }
});
