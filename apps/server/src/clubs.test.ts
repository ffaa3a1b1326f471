/** Clubs on a running server: who is in them, and the table of a team. */
import { asSeat } from '@deadlight/engine';
import { type ClubAsk, type ClubInfo, type ClubTold, weekNumber } from '@deadlight/host';
import { expect, it } from 'vitest';
import { answer, ask, usePeople } from '../testing/server-with-people.ts';
import type { Guest } from './testing.ts';

const there = usePeople(() => ({}), 'file');

async function tell(of: Guest, what: ClubAsk): Promise<ClubTold> {
  return (await answer(of, 'clubs', () => of.say({ say: 'clubs', ask: what }))).told;
}

async function clubFor(of: Guest, what: Exclude<ClubAsk, { do: 'mine' | 'leave' }>) {
  const told = await tell(of, what);
  return told.is === 'club' ? told.club : expect.fail(told.is);
}

async function found(of: Guest, as: string): Promise<ClubInfo> {
  return (await clubFor(of, { do: 'found', name: 'Night shift', as }))!;
}

const namesIn = (club: ClubInfo | null): readonly string[] =>
  club!.inside!.people.map(({ name }) => name);

it('is joined by whoever has its link, under a name that nobody else has there', async () => {
  const [ada, bo] = [await there.guest(), await there.guest()];
  const { id: club } = await found(ada, 'Ada');
  expect(await clubFor(bo, { do: 'show', club })).toEqual({
    id: club,
    name: 'Night shift',
    members: 1,
    inside: null,
  });
  await expect(clubFor(bo, { do: 'join', club, as: 'АDА' })).rejects.toThrow('name-taken');
  const joined = await clubFor(bo, { do: 'join', club, as: 'Bo' });
  expect(joined!.inside).toMatchObject({
    host: false,
    people: [
      { name: 'Ada', who: 'member', host: true },
      { name: 'Bo', who: 'reader', host: false },
    ],
  });
  expect(await tell(bo, { do: 'mine' })).toEqual({
    is: 'clubs',
    clubs: [{ id: club, name: 'Night shift', members: 2 }],
  });
  expect(await clubFor(bo, { do: 'show', club: 'nowhere' })).toBeNull();
});

it('is looked after by its host, who is the oldest member, and ends with the last', async () => {
  const [ada, bo, cy] = [await there.guest(), await there.guest(), await there.guest()];
  const { id: club } = await found(ada, 'Ada');
  await clubFor(bo, { do: 'join', club, as: 'Bo' });
  const inside = (await clubFor(cy, { do: 'join', club, as: 'Cy' }))!.inside!;
  const [, member] = inside.people;
  await expect(clubFor(cy, { do: 'remove', club, member: member!.id })).rejects.toThrow(
    'not-yours',
  );
  expect(await tell(ada, { do: 'leave', club })).toEqual({ is: 'clubs', clubs: [] });
  const own = (await clubFor(bo, { do: 'show', club }))!.inside!;
  expect(own.host).toBe(true);
  expect(namesIn(await clubFor(bo, { do: 'remove', club, member: own.people[1]!.id }))).toEqual([
    'Bo',
  ]);
  await expect(clubFor(cy, { do: 'sign-up', club, week: 0 })).rejects.toThrow('not-yours');
  await tell(bo, { do: 'leave', club });
  expect(await clubFor(bo, { do: 'show', club })).toBeNull();
});

it('brings nobody together who do not meet', async () => {
  const [ada, bo] = [await there.guest(), await there.guest()];
  const { id: club } = await found(ada, 'Ada');
  const table = await ada.open({ listed: false });
  await bo.enter(table);
  await bo.sit(asSeat(1), 'Bo');
  const away = bo.hears('failed');
  await answer(ada, 'blocked', () => ada.say({ say: 'block', seat: asSeat(1) }));
  await away;
  await expect(clubFor(bo, { do: 'join', club, as: 'Bo' })).rejects.toThrow('banned');
});

it('opens the table of a team with everybody in their seats, and it begins by itself', async () => {
  const [ada, bo] = [await there.guest(), await there.guest()];
  const week = weekNumber(Date.now());
  const { id: club } = await found(ada, 'Ada');
  await clubFor(bo, { do: 'join', club, as: 'Bo' });
  const formed = (await clubFor(ada, { do: 'sign-up', club, week }))!.inside!;
  const team = formed.weeks.find(({ is }) => is === 'now')!.teams[0]!.id;
  await clubFor(bo, { do: 'sign-up', club, week, team });
  const playing = (await clubFor(bo, { do: 'begin', club, team }))!.inside!;
  const [mine] = playing.weeks.find(({ is }) => is === 'now')!.teams;
  expect(mine).toMatchObject({ names: ['Ada', 'Bo'], mine: true, state: 'playing' });
  await bo.enter(mine!.table!);
  await bo.until(() => bo.moment !== null, 'the first moment');
  expect(bo.info).toMatchObject({
    state: 'playing',
    sameDeal: true,
    listed: false,
    spectators: false,
    seats: [
      { name: 'Ada', mine: false, kind: 'person' },
      { name: 'Bo', mine: true, kind: 'person' },
      { kind: 'bot' },
    ],
  });
  const tables = await answer(ada, 'mine', () => ada.say({ say: 'mine', over: false }));
  expect(tables.tables).toMatchObject([{ id: mine!.table, mine: [0] }]);
  // Another team has the same cards, by the same promise.
  const cy = await there.guest();
  const other = await found(cy, 'Cy');
  const alone = (await clubFor(cy, { do: 'sign-up', club: other.id, week }))!.inside!;
  const begun = await clubFor(cy, {
    do: 'begin',
    club: other.id,
    team: alone.weeks.find(({ is }) => is === 'now')!.teams[0]!.id,
  });
  const [theirs] = begun!.inside!.weeks.find(({ is }) => is === 'now')!.teams;
  await cy.enter(theirs!.table!);
  expect(cy.info!.commitment).toBe(bo.info!.commitment);
});

it('moves with whoever signs in, is in the export, and forgets who deletes everything', async () => {
  const [ada, phone, bo] = [await there.guest(), await there.guest(), await there.guest()];
  const week = weekNumber(Date.now()) + 1;
  const { id: club } = await found(phone, 'Ada');
  await clubFor(bo, { do: 'join', club, as: 'Bo' });
  await clubFor(phone, { do: 'sign-up', club, week });
  const key = there.newKey();
  await there.register(ada, key);
  await there.signIn(phone, key);
  expect(await tell(ada, { do: 'mine' })).toMatchObject({ clubs: [{ id: club, members: 2 }] });
  const teamsOf = async () =>
    (await clubFor(bo, { do: 'show', club }))!.inside!.weeks.find(({ is }) => is === 'next')!.teams;
  expect(await teamsOf()).toMatchObject([{ names: ['Ada'] }]);
  expect(await ask(ada, 'export', { do: 'export' })).toMatchObject({
    data: { clubs: [{ id: club, name: 'Night shift' }], teams: [{ name: 'Ada', won: null }] },
  });
  await ask(ada, 'signed-out', { do: 'delete' });
  expect(namesIn(await clubFor(bo, { do: 'show', club }))).toEqual(['Bo']);
  expect(await teamsOf()).toMatchObject([{ names: [null] }]);
});
