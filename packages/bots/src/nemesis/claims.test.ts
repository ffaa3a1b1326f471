import { asSeat, printAnswer, randomFrom, redeal, type Seat, type Table } from '@deadlight/engine';
import { ZONE } from '@deadlight/games/rules/nemesis';
import { beforeAll, describe, expect, it } from 'vitest';
import '../all-minds.ts';
import { botCalled, prepare } from '../bots.ts';
import { Sight } from '../sight.ts';
import type { SurvivalSight } from '../survival/habits.ts';
import { trustAfter, type Verdict } from '../survival/hearsay.ts';
import { lay } from '../testing.ts';
import { enginesBelieved, hearsayAboard } from './hearsay.ts';
import { ENGINE_ROOMS } from './posts.ts';

beforeAll(() => prepare('companion', 'nemesis'));

const [SOLDIER, PILOT, SCOUT] = [asSeat(0), asSeat(1), asSeat(2)];

/** Rounds in which things are said and seen. */
const [EARLY, NOW, LATE] = [1, 2, 3];

const ship = (given: Readonly<Record<string, unknown>> = {}): Table =>
  lay('nemesis', 3, {
    crew: ['soldier', 'pilot', 'scout'],
    engines: { 1: 'intact', 2: 'damaged', 3: 'intact' },
    coordinates: 'coordinates-1',
    objectives: { soldier: ['my-precious'] },
    ...given,
  });

function claims(table: Table, seat: Seat, says: string, round = NOW): Table {
  (table.vars as { claims: object[] }).claims.push({ seat, says, round });
  return table;
}

/** Somebody looks at an Engine, as in its Room. */
function looks(table: Table, seat: Seat, engine: number, round = NOW): Table {
  const token = table.top(ZONE.engine(engine - 1));
  table.peek(seat, token);
  const state = `@engine.${table.game.kinds[table.kind(token)]!.name}`;
  table.note(seat, 'engine', { engine, state, round });
  return table;
}

function looksAtCourse(table: Table, seat: Seat): Table {
  table.peek(seat, table.top(ZONE.coordinates));
  return table;
}

const swaps = (table: Table, engine: number): Table => {
  const zone = ZONE.engine(engine - 1);
  table.insert(table.top(zone), zone);
  return table;
};

const sightOf = (table: Table, seat: Seat): SurvivalSight =>
  new Sight(table, seat) as unknown as SurvivalSight;

const verdicts = (table: Table, seat: Seat): Verdict[] =>
  hearsayAboard(sightOf(table, seat))
    .claims.filter((claim) => claim.seat !== seat)
    .map(({ verdict }) => verdict);

describe('a claim that a seat hears', () => {
  it('is open as long as the seat has seen nothing of it', () => {
    const table = claims(
      claims(ship(), PILOT, 'claim-engine 2 intact'),
      PILOT,
      'claim-course A mars',
    );
    expect(verdicts(table, SOLDIER)).toEqual(['unknown', 'unknown']);
  });

  it('is found true or false as soon as the seat looks, and remembered', () => {
    const table = claims(
      claims(ship(), PILOT, 'claim-engine 2 intact'),
      PILOT,
      'claim-engine 1 intact',
    );
    looks(looks(table, SOLDIER, 2, LATE), SOLDIER, 1, LATE);
    expect(verdicts(table, SOLDIER)).toEqual(['contradicted', 'consistent']);
    expect(verdicts(table, SCOUT)).toEqual(['unknown', 'unknown']);
  });

  it('may have been true of an engine that has been repaired since', () => {
    const table = claims(ship(), PILOT, 'claim-engine 2 damaged');
    looks(swaps(table, 2), SOLDIER, 2, LATE);
    expect(verdicts(table, SOLDIER)).toEqual(['unknown']);
  });

  it('was true if the seat had seen so before somebody spoilt the engine', () => {
    const table = claims(looks(ship(), SOLDIER, 1, EARLY), PILOT, 'claim-engine 1 intact');
    expect(verdicts(swaps(table, 1), SOLDIER)).toEqual(['consistent']);
  });

  it('is false if the seat knows the coordinates and they say otherwise', () => {
    const table = claims(
      claims(ship(), PILOT, 'claim-course A earth'),
      SCOUT,
      'claim-course B earth',
    );
    expect(verdicts(looksAtCourse(table, SOLDIER), SOLDIER)).toEqual([
      'consistent',
      'contradicted',
    ]);
  });

  it('is false if the room lies elsewhere, or is another one', () => {
    const table = claims(ship({ rooms: { 2: 'nest' } }), PILOT, 'claim-room 4 nest');
    claims(table, SCOUT, 'claim-room 2 nest');
    expect(verdicts(table, SOLDIER)).toEqual(['contradicted', 'consistent']);
  });

  it('is judged alike whatever the seat cannot see', () => {
    const table = claims(looks(ship(), SOLDIER, 2), PILOT, 'claim-engine 2 intact');
    for (const says of ['claim-engine 1 damaged', 'claim-course C earth', 'claim-room 4 nest'])
      claims(table, SCOUT, says);
    const judged = verdicts(table, SOLDIER);
    for (const seed of ['a', 'b', 'c', 'd'])
      expect(verdicts(redeal(table, SOLDIER, seed), SOLDIER)).toEqual(judged);
  });
});

describe('trust', () => {
  it('falls far with a false claim and rises slowly with true ones', () => {
    expect(trustAfter(0, 1)).toBeLessThan(trustAfter(0, 0) / 2);
    expect(trustAfter(3, 1)).toBeLessThan(0.5);
    expect(trustAfter(2, 0)).toBeGreaterThan(trustAfter(0, 0));
  });

  it('decides whether a seat believes what it has not seen', () => {
    const table = claims(ship(), PILOT, 'claim-engine 3 damaged');
    expect(enginesBelieved(sightOf(table, SOLDIER))).toEqual([null, null, false]);
    looks(claims(table, PILOT, 'claim-engine 2 intact'), SOLDIER, 2, LATE);
    expect(enginesBelieved(sightOf(table, SOLDIER))).toEqual([null, false, null]);
  });
});

/** What a bot says when its turn begins. */
function says(table: Table, name: string): string | null {
  const bot = botCalled(name)!;
  const told = (): string =>
    printAnswer(table.game, bot.answer(new Sight(table, SOLDIER), randomFrom('luck')));
  if (told() !== 'claim') return null;
  table.decide(SOLDIER, bot.answer(new Sight(table, SOLDIER), randomFrom('luck')));
  return told();
}

describe('a player who knows better', () => {
  it('contradicts the one who was wrong, first of all', () => {
    const table = looks(looks(ship(), SOLDIER, 1), SOLDIER, 2);
    expect(says(table, 'survivor')).toBe('claim-engine 1 intact');
    const wronged = looks(looks(ship(), SOLDIER, 1, LATE), SOLDIER, 2, LATE);
    claims(wronged, PILOT, 'claim-engine 2 intact');
    expect(says(wronged, 'survivor')).toBe('claim-engine 2 damaged');
  });

  it('says so even if somebody has said it before the lie', () => {
    const table = looks(ship(), SOLDIER, 2, LATE);
    claims(claims(table, SCOUT, 'claim-engine 2 damaged'), PILOT, 'claim-engine 2 intact');
    expect(says(table, 'survivor')).toBe('claim-engine 2 damaged');
  });

  it('is silent where the last word was true', () => {
    const table = claims(looks(ship(), SOLDIER, 2), SCOUT, 'claim-engine 2 damaged');
    expect(says(table, 'survivor')).toBeNull();
  });
});

describe('a player whose objective asks for a death', () => {
  const grim = (given: Readonly<Record<string, unknown>> = {}): Table =>
    looks(ship({ objectives: { soldier: ['greener-pastures'] }, ...given }), SOLDIER, 2, LATE);

  it('says that a broken engine works', () => {
    expect(says(grim(), 'survivor')).toBe('claim-engine 2 intact');
    expect(says(grim(), 'companion:scheming')).toBe('claim-engine 2 intact');
  });

  it('keeps silent if it is too honest for that', () => {
    expect(says(grim(), 'companion:helpful')).toBeNull();
  });

  it('does not lie against what it or somebody else has said', () => {
    for (const seat of [SOLDIER, PILOT])
      expect(says(claims(grim(), seat, 'claim-engine 2 damaged'), 'survivor')).toBeNull();
  });

  it('does not lie where those who hear it stand next to the truth', () => {
    const { rooms } = grim().vars as { rooms: number[] };
    const there = rooms.indexOf(ENGINE_ROOMS[1]!);
    expect(says(grim({ places: { pilot: there, scout: there } }), 'survivor')).toBeNull();
  });

  it('is no longer believed once it has been contradicted, and does not try', () => {
    const table = claims(
      claims(grim(), SOLDIER, 'claim-engine 3 damaged'),
      PILOT,
      'claim-engine 3 intact',
    );
    expect(says(table, 'survivor')).toBeNull();
  });
});
