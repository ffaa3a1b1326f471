import {
  type Answer,
  allSeats,
  asSeat,
  parseAnswer,
  printAnswer,
  randomFrom,
  type Seat,
  type Table,
} from '@deadlight/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import './all-minds.ts';
import { botCalled, nameAt, prepare } from './bots.ts';
import { mindOf } from './minds.ts';
import { Sight } from './sight.ts';
import { TEMPERAMENTS, type Temperament, temperamentOf } from './temperament.ts';
import { lay } from './testing.ts';

beforeAll(() => prepare('companion', 'nemesis'));

const answerOf = (table: Table, seat: Seat, temper: Temperament): Answer =>
  botCalled(`companion:${temper}`)!.answer(new Sight(table, seat), randomFrom('luck'));

/** Everything a companion says and does until another seat has to answer. */
function turnOf(table: Table, seat: Seat, temper: Temperament): string[] {
  const said: string[] = [];
  while (table.over === null && table.pending[0] === seat && said.length < 20) {
    const answer = answerOf(table, seat, temper);
    said.push(printAnswer(table.game, answer));
    table.decide(seat, answer);
  }
  return said;
}

const say = (table: Table, seat: Seat, ...lines: string[]): Table => {
  for (const line of lines) table.decide(seat, parseAnswer(table.game, line, false));
  return table;
};

describe('temperaments', () => {
  it('are derived from the seed: different for neighbours, the same for the same seed', () => {
    const table = (seed: string) => allSeats(4).map((seat) => temperamentOf(seed, seat));
    for (const seed of ['a', 'b', 'c']) {
      expect(table(seed).toSorted()).toEqual([...TEMPERAMENTS].sort());
      expect(table(seed)).toEqual(table(seed));
    }
    const first = new Set(
      Array.from({ length: 40 }, (_, i) => temperamentOf(`seed ${i}`, asSeat(0))),
    );
    expect(first.size).toBe(TEMPERAMENTS.length);
  });

  it('apply to companions only', () => {
    expect(nameAt('companion', 'a', asSeat(0))).toBe(`companion:${temperamentOf('a', asSeat(0))}`);
    expect(nameAt('survivor', 'a', asSeat(0))).toBe('survivor');
  });
});

describe.each(TEMPERAMENTS)('a %s companion', (temper) => {
  it('is active where a survivor waits for the beds to open', () => {
    const given = { crew: ['soldier', 'pilot', 'mechanic'], rooms: { 14: 'storage' }, time: 2 };
    const table = lay('nemesis', 3, given);
    expect(turnOf(table, asSeat(0), temper).filter((said) => said !== 'claim')[0]).not.toBe('pass');
  });

  it('leaves the network its way with what it neither likes nor shuns', () => {
    const table = lay('nemesis', 3, { crew: ['soldier', 'pilot', 'mechanic'] });
    const sight = new Sight(table, asSeat(0));
    const { tilt, isPurpose } = mindOf('nemesis').company![temper];
    const weigh = tilt!(sight);
    const pass = sight.options.find((option) => printAnswer(table.game, option) === 'pass')!;
    const wish = sight.options.find((option) => isPurpose!(sight, option))!;
    expect(weigh(pass)).toBeLessThan(0);
    expect(weigh(wish)).toBeGreaterThan(0);
    const shun = sight.options.filter((option) => option !== pass && weigh(option) < 0);
    expect(shun).toEqual([]);
  });

  it('does not end a turn in the station without having acted', () => {
    const table = lay('panic', 4, { station: { e1: 'run-2' }, actions: 3 });
    expect(turnOf(table, asSeat(0), temper)[0]).not.toBe('end');
  });

  it('accepts gifts', () => {
    const table = lay('nemesis', 2, {
      crew: ['soldier', 'pilot'],
      inventory: { soldier: ['bandages'] },
    });
    say(table, asSeat(0), 'trade');
    while (table.state.stack.at(-1)!.at === 'action/pay')
      table.decide(asSeat(0), table.options(asSeat(0))[0]!);
    say(table, asSeat(0), 'offer pilot', 'give bandages', 'propose');
    expect(printAnswer(table.game, answerOf(table, asSeat(1), temper))).toBe('accept');
  });
});

describe('a team', () => {
  const ROOMS = { 14: 'comms-room', 15: 'surgery', 12: 'nest' };
  const team = (third = 'destination-earth') =>
    lay(
      'nemesis',
      3,
      {
        crew: ['soldier', 'pilot', 'scout'],
        rooms: ROOMS,
        places: { soldier: 15, pilot: 11, scout: 11 },
        mission: ['clean-up-crew', 'special-delivery', third],
      },
      { mode: 'coop' },
    );

  it('is told once which task a companion takes', () => {
    const [first, second, ...rest] = turnOf(team(), asSeat(0), 'careful');
    expect(first).toBe('say');
    expect(second).toMatch(/^say-take \d+$/);
    expect(rest).not.toContain('say');
  });

  it('is told of one room a round, however plans change', () => {
    const takesAfter = (rounds: number): string[] => {
      const table = team();
      const vars = table.vars as unknown as { claims: object[]; round: number };
      vars.claims = [{ seat: asSeat(0), says: 'say-take 1', round: vars.round - rounds }];
      return turnOf(table, asSeat(0), 'careful').filter((said) => said.startsWith('say-take'));
    };
    expect(takesAfter(1)).toHaveLength(1);
    expect(takesAfter(0)).toEqual([]);
  });

  it('leaves a task to the player who has announced it', () => {
    const quiet = team();
    const alone = turnOf(say(quiet, asSeat(0), 'pass', 'done'), asSeat(1), 'helpful')[1]!;
    expect(alone).toMatch(/^say-take/);
    const heard = team();
    say(heard, asSeat(0), 'say', alone, 'pass', 'done');
    const other = turnOf(heard, asSeat(1), 'helpful');
    expect(other[1]).toMatch(/^say-take/);
    expect(other[1]).not.toBe(alone);
  });

  it('wants somebody to check an Engine of unknown state when nothing can be repaired', () => {
    const table = lay(
      'nemesis',
      3,
      {
        crew: ['soldier', 'pilot', 'scout'],
        places: { soldier: 21, pilot: 11, scout: 11 },
        mission: ['clean-up-crew', 'special-delivery', 'destination-earth'],
      },
      { mode: 'coop' },
    );
    const sight = new Sight(table, asSeat(0));
    const { isPurpose } = mindOf('nemesis').company!.careful;
    const wishes = sight.options.filter((option) => isPurpose!(sight, option));
    expect(wishes.map((option) => printAnswer(table.game, option))).toEqual(['room']);
  });

  it('comes when somebody calls for help', () => {
    const table = team('no-man-left-behind');
    say(table, asSeat(0), 'say', 'say-help', 'pass', 'done');
    expect(
      turnOf(table, asSeat(1), 'careful').find((said) => /^(move|careful) /.test(said)),
    ).toMatch(/^(move|careful) 15/);
  });
});
