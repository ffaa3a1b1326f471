import type { Match } from '@deadlight/engine';
import {
  type ClubAsk,
  type ClubWeek,
  firstDayOf,
  type OnlineTableSettings,
  ROUNDS,
  seasonOf,
} from '@deadlight/host';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { peopleKept } from '../../testing/people-here.ts';
import type { TableDoc } from '../store/store.ts';
import type { TableDirectory } from '../table/directory.ts';
import { keepEnd } from '../table/game-end.ts';
import type { Prepared } from '../table/table-doc.ts';
import { Clubs } from './clubs.ts';

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 2968;
const MONDAY = firstDayOf(WEEK) * DAY;

interface Opened {
  readonly owner: string;
  readonly settings: OnlineTableSettings;
  readonly prepared: Prepared;
}

/** A club of Ada, Bo, Cy and Di, in a week of which it is the Thursday. */
async function clubHere() {
  const people = await peopleKept();
  const opened: Opened[] = [];
  let [now, fails] = [MONDAY + 3 * DAY, false];
  const directory = {
    async create(
      { guest: owner }: { guest: string },
      settings: OnlineTableSettings,
      prepared: Prepared,
    ) {
      if (fails) throw new Error('the store is away');
      return `table ${opened.push({ owner, settings, prepared })}`;
    },
  } as unknown as TableDirectory;
  const log = pino({ level: 'silent' });
  const clubs = new Clubs({ people, directory, log, now: () => now++ });
  const founded = await clubs.do('ada', { do: 'found', name: 'Night shift', as: 'Ada' });
  const club = founded.is === 'club' ? founded.id : expect.fail();
  for (const name of ['Bo', 'Cy', 'Di'])
    await clubs.do(name.toLowerCase(), { do: 'join', club, as: name });
  const weekFor = async (who: string, is: ClubWeek['is']): Promise<ClubWeek> => {
    const told = await clubs.do(who, { do: 'show', club });
    const weeks = told.is === 'club' ? told.club!.inside!.weeks : [];
    return weeks.find((one) => one.is === is)!;
  };
  return {
    people,
    opened,
    club,
    ask: (who: string, what: ClubAsk) => clubs.do(who, what),
    weekFor,
    signUp: async (who: string, week: number, team?: string): Promise<void> => {
      await clubs.do(who, { do: 'sign-up', club, week, ...(team !== undefined && { team }) });
    },
    openDue: () => clubs.openDue(),
    pass(ms: number): void {
      now += ms;
    },
    fail(on: boolean): void {
      fails = on;
    },
    /** The game of a table comes to its end. */
    async end(table: string, won: boolean, decisions: number): Promise<void> {
      const match = {
        table: { over: { how: 'test', winners: won ? [0] : [] } },
        decisions: new Array(decisions),
      } as unknown as Match;
      const doc = { id: table, seats: [], deal: {}, whatIf: null } as unknown as TableDoc;
      await keepEnd(
        { doc, save: async () => {}, services: { people, log } as never },
        { host: { match } as never },
      );
    },
  };
}

it('opens a table for every team that had signed up, once, when its week begins', async () => {
  const { signUp, weekFor, openDue, opened, pass } = await clubHere();
  await signUp('ada', WEEK + 1);
  const [team] = (await weekFor('bo', 'next')).teams;
  await signUp('bo', WEEK + 1, team!.id);
  await signUp('cy', WEEK + 1);
  expect((await weekFor('ada', 'next')).teams).toMatchObject([
    { names: ['Ada', 'Bo'], mine: true, state: 'forming' },
    { names: ['Cy'], mine: false, state: 'forming' },
  ]);
  await openDue();
  expect(opened).toEqual([]);
  pass(4 * DAY);
  await Promise.all([openDue(), openDue()]);
  await openDue();
  expect(opened).toHaveLength(2);
  const [one, other] = opened;
  expect(one).toMatchObject({
    owner: 'ada',
    settings: { listed: false, spectators: false, clock: { days: { each: true } } },
    prepared: {
      people: [
        { guest: 'ada', name: 'Ada' },
        { guest: 'bo', name: 'Bo' },
      ],
    },
  });
  // The cards are the same, and nobody can guess them.
  expect(other!.prepared.dice).toEqual(one!.prepared.dice);
  expect(one!.prepared.dice.secret).toMatch(/^[0-9a-f]{64}$/);
  expect((await weekFor('ada', 'now')).teams).toMatchObject([
    { state: 'playing', table: 'table 1' },
    { state: 'playing', table: null },
  ]);
});

it('opens a table later that could not be opened, but no second one', async () => {
  const { signUp, openDue, opened, pass, fail } = await clubHere();
  await signUp('ada', WEEK + 1);
  pass(4 * DAY);
  fail(true);
  await openDue();
  fail(false);
  await openDue();
  expect(opened).toEqual([]);
  pass(11 * 60 * 1000);
  await openDue();
  pass(11 * 60 * 1000);
  await openDue();
  expect(opened).toHaveLength(1);
});

it('lets a team begin in the week that goes on, and nobody join it then', async () => {
  const { signUp, weekFor, ask, opened, club, openDue } = await clubHere();
  await signUp('ada', WEEK);
  const { id: team } = (await weekFor('ada', 'now')).teams[0]!;
  // Whoever forms a team in the week says when it is complete.
  await openDue();
  expect(opened).toEqual([]);
  await expect(ask('bo', { do: 'begin', club, team })).rejects.toThrow('');
  await ask('ada', { do: 'begin', club, team });
  await ask('ada', { do: 'begin', club, team });
  expect(opened).toHaveLength(1);
  await expect(signUp('bo', WEEK, team)).rejects.toThrow('the team is full or plays');
  await ask('ada', { do: 'sign-off', club, week: WEEK });
  expect((await weekFor('ada', 'now')).teams).toMatchObject([{ names: ['Ada'], mine: true }]);
});

it('has as many in a team as there are seats, and each in one team a week', async () => {
  const { signUp, weekFor, ask, club } = await clubHere();
  await signUp('ada', WEEK + 1);
  const { id: team } = (await weekFor('ada', 'next')).teams[0]!;
  await signUp('bo', WEEK + 1, team);
  await signUp('cy', WEEK + 1, team);
  await expect(signUp('di', WEEK + 1, team)).rejects.toThrow('the team is full');
  await expect(signUp('ada', WEEK + 1)).rejects.toThrow('in another');
  // The new team of Ada, whom it could not take, is not left behind.
  expect((await weekFor('ada', 'next')).teams).toHaveLength(1);
  await ask('bo', { do: 'leave', club });
  await signUp('di', WEEK + 1, team);
  expect((await weekFor('ada', 'next')).teams).toMatchObject([{ names: ['Ada', 'Cy', 'Di'] }]);
  for (const who of ['ada', 'cy', 'di']) await ask(who, { do: 'sign-off', club, week: WEEK + 1 });
  expect((await weekFor('ada', 'next')).teams).toEqual([]);
  for (const week of [WEEK - 1, WEEK + 2])
    await expect(signUp('ada', week)).rejects.toThrow('teams form in this week');
});

it('compares the teams of all clubs, and shows their tables to others once the week is over', async () => {
  const { signUp, weekFor, ask, openDue, pass, end } = await clubHere();
  for (const who of ['ada', 'bo', 'cy']) await signUp(who, WEEK + 1);
  const founded = await ask('eve', { do: 'found', name: 'Day shift', as: 'Eve' });
  if (founded.is !== 'club') expect.fail();
  await ask('eve', { do: 'sign-up', club: founded.id, week: WEEK + 1 });
  pass(4 * DAY);
  await openDue();
  await end('table 1', false, 300);
  await end('table 2', true, 250);
  // The team of the other club.
  await end('table 4', true, 200);
  await end('table 4', false, 1);
  const now = await weekFor('ada', 'now');
  expect(now).toMatchObject({
    finished: 3,
    teams: [
      { names: ['Bo'], state: 'over', won: true, decisions: 250, rank: 2, table: null },
      { names: ['Ada'], state: 'over', won: false, decisions: 300, rank: 3, table: 'table 1' },
      { names: ['Cy'], state: 'playing', won: null, rank: null },
    ],
  });
  pass(7 * DAY);
  expect((await weekFor('ada', 'over')).teams).toMatchObject([
    { names: ['Bo'], table: 'table 2' },
    { names: ['Ada'], table: 'table 1' },
    { names: ['Cy'], table: null, state: 'playing' },
  ]);
});

it('adds up the results of members over the weeks of a season, and begins the next with nothing', async () => {
  const { signUp, ask, openDue, pass, end, club } = await clubHere();
  const seasons = async (who: string) => {
    const told = await ask(who, { do: 'show', club });
    return told.is === 'club' ? told.club!.inside!.seasons : expect.fail();
  };
  const first = seasonOf(WEEK + 1);
  const [one] = await seasons('ada');
  expect(one).toEqual({ first: seasonOf(WEEK), round: WEEK - seasonOf(WEEK) + 1, standings: [] });
  for (const who of ['ada', 'bo']) await signUp(who, WEEK + 1);
  pass(4 * DAY);
  await openDue();
  await end('table 1', true, 100);
  await end('table 2', false, 100);
  for (const who of ['ada', 'bo', 'cy']) await signUp(who, WEEK + 2);
  pass(7 * DAY);
  await openDue();
  await end('table 3', false, 100);
  await end('table 5', true, 100);
  // Both weeks lie in one season, or this proves nothing.
  expect(seasonOf(WEEK + 2)).toBe(first);
  expect((await seasons('bo'))[0]).toEqual({
    first,
    round: WEEK + 2 - first + 1,
    standings: [
      { rank: 1, name: 'Ada', who: 'member', points: 4, games: 2, won: 1 },
      { rank: 2, name: 'Cy', who: 'member', points: 3, games: 1, won: 1 },
      { rank: 3, name: 'Bo', who: 'reader', points: 1, games: 1, won: 0 },
    ],
  });
  await ask('cy', { do: 'leave', club });
  expect((await seasons('bo'))[0]!.standings.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
  pass(ROUNDS * 7 * DAY);
  expect(await seasons('bo')).toMatchObject([
    { first: first + ROUNDS, standings: [] },
    { first, round: ROUNDS, standings: [{ name: 'Ada' }, { name: 'Bo' }] },
  ]);
});
