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
import { CONTINGENCIES } from '@deadlight/games/rules/lockdown';
import type { SurvivalTable } from '@deadlight/games/rules/survival';
import { describe, expect, it } from 'vitest';
import '../all-minds.ts';
import { BOTS } from '../bots.ts';
import { Sight } from '../sight.ts';
import { codesFor } from './codes.ts';

const { game, rigging } = GAMES['lockdown']!;

const CREW = {
  crew: ['sentry', 'hacker', 'janitor'],
  contingencies: { sentry: ['code-grey'], hacker: ['code-blue'], janitor: ['code-red'] },
  activeContingency: 'code-blue',
  pool: ['code-green', 'code-yellow', 'code-yellow'],
  objectives: { sentry: ['pers-archive'] },
};

function lay(given: Readonly<Record<string, unknown>> = {}): Table {
  const table: Table = Table.start(game, checkSetup(game, { seats: 3, seed: 'claims' }));
  rigging.rig(table, rigging.given.parse({ ...CREW, ...given }));
  table.run();
  return table;
}

/** A survivor's answers until it has nothing left to tell. */
function talk(table: Table, seat: Seat): string[] {
  const said: string[] = [];
  for (let i = 0; i < 4; i++) {
    const answer = BOTS['survivor']!.answer(new Sight(table, seat), randomFrom('luck'));
    const says = printAnswer(game, answer);
    if (!says.startsWith('claim')) return said;
    said.push(says);
    table.decide(seat, answer);
  }
  return said;
}

/** Another player makes a claim, true or not. */
function say(table: Table, seat: Seat, ...claims: readonly string[]): void {
  const vars = table.vars as { claims: object[] };
  for (const says of claims) {
    expect(parseAnswer(game, says, false)).toBeTypeOf('number');
    vars.claims.push({ seat, says, round: 1 });
  }
}

/** The sentry's belief that a code is the active one. */
function fears(table: Table, code: string): number {
  const codes = codesFor(table as unknown as SurvivalTable, asSeat(0));
  return codes[CONTINGENCIES.findIndex(({ id }) => id === code)]!;
}

describe('a player with something to tell', () => {
  it('says what it has, once', () => {
    expect(talk(lay(), asSeat(0))).toEqual(['claim', 'claim-hold code-grey']);
  });

  it('lies if its Objective asks for a death, to lure others into danger', () => {
    const grim = { objectives: { sentry: ['corp-player-2'] } };
    expect(talk(lay(grim), asSeat(0))).toEqual(['claim', 'claim-hold code-red']);
  });

  it('says nothing until it has chosen which Objective to keep', () => {
    const torn = { objectives: { sentry: ['corp-player-2', 'pers-archive'] } };
    expect(talk(lay(torn), asSeat(0))).toEqual([]);
  });
});

describe('a player who listens', () => {
  it('fears a code less after somebody claims to hold it, but is not certain', () => {
    const table = lay();
    const before = fears(table, 'code-red');
    say(table, asSeat(2), 'claim-hold code-red');
    expect(fears(table, 'code-red')).toBeLessThan(before / 2);
    expect(fears(table, 'code-red')).toBeGreaterThan(0);
    expect(fears(table, 'code-blue')).toBeGreaterThan(2 / 6);
  });

  it('does not believe a player who claims a token it has seen elsewhere', () => {
    const table = lay();
    say(table, asSeat(1), 'claim-hold code-grey', 'claim-pool code-blue');
    expect(fears(table, 'code-blue')).toBeCloseTo(2 / 6);
  });

  it('does not believe a player who claims more tokens than it holds', () => {
    const table = lay();
    say(table, asSeat(1), 'claim-hold code-red', 'claim-hold code-blue');
    expect(fears(table, 'code-red')).toBeCloseTo(1 / 6);
  });
});
