/** Friends on a running server: they ask each other, find each other's tables, and see no more than each has chosen. */
import { asSeat } from '@deadlight/engine';
import type { AccountAsk, AccountTold } from '@deadlight/host';
import { expect, it } from 'vitest';
import { answer, usePeople } from '../testing/server-with-people.ts';
import type { Guest } from './testing.ts';

const there = usePeople();

async function ask(of: Guest, what: AccountAsk): Promise<AccountTold> {
  return (await answer(of, 'account', () => of.say({ say: 'account', ask: what }))).told;
}

async function friendsOf(of: Guest) {
  const told = await ask(of, { do: 'friends' });
  if (told.is !== 'friends') throw new Error(told.is);
  return told.friends;
}

const invitationsOf = async (of: Guest) =>
  (await answer(of, 'mine', () => of.say({ say: 'mine', over: false }))).invitations;

async function together(): Promise<{ ada: Guest; bo: Guest; table: string }> {
  const [ada, bo] = [await there.guest(), await there.guest()];
  const table = await ada.open({ listed: false });
  await bo.enter(table);
  await ada.sit(asSeat(0), 'Ada');
  await bo.sit(asSeat(1), 'Bo');
  return { ada, bo, table };
}

async function befriended(): Promise<{ ada: Guest; bo: Guest; table: string }> {
  const both = await together();
  const { ada, bo } = both;
  await answer(ada, 'befriended', () => ada.say({ say: 'befriend', seat: asSeat(1) }));
  await answer(bo, 'befriended', () => bo.say({ say: 'befriend', seat: asSeat(0) }));
  return both;
}

it('needs both to ask, and ends when one of them wants it', async () => {
  const { ada, bo } = await together();
  const asked = await answer(ada, 'befriended', () =>
    ada.say({ say: 'befriend', seat: asSeat(1) }),
  );
  expect(asked).toEqual({ say: 'befriended', name: 'Bo' });
  expect(await friendsOf(ada)).toMatchObject([{ name: 'Bo', is: 'asked', online: false }]);
  const [asks] = await friendsOf(bo);
  expect(asks).toMatchObject({ name: 'Ada', is: 'asks' });
  await ask(bo, { do: 'accept', id: asks!.id });
  expect(await friendsOf(ada)).toMatchObject([{ name: 'Bo', is: 'friend' }]);
  expect(await friendsOf(bo)).toMatchObject([{ name: 'Ada', is: 'friend' }]);
  expect(await ask(bo, { do: 'export' })).toMatchObject({
    data: { friends: [{ name: 'Ada', called: 'Bo', is: 'friend' }] },
  });
  await ask(bo, { do: 'unfriend', id: asks!.id });
  expect(await friendsOf(ada)).toEqual([]);
  expect(await friendsOf(bo)).toEqual([]);
});

it('is asked only by people at the table, of people at the table', async () => {
  const { ada, table } = await together();
  const eve = await there.guest();
  await eve.enter(table);
  const by = (of: Guest, seat: number) =>
    answer(of, 'befriended', () => of.say({ say: 'befriend', seat: asSeat(seat) }));
  await expect(by(eve, 0)).rejects.toThrow('not-yours');
  await expect(by(ada, 0)).rejects.toThrow('refused');
  await expect(by(ada, 3)).rejects.toThrow('refused');
});

it('shows the tables that a friend opens to friends, to friends alone', async () => {
  const { ada, bo } = await befriended();
  const cy = await there.guest();
  const open = await ada.open({ listed: false, friends: true });
  await ada.open({ listed: false, friends: false });
  expect((await friendsOf(bo))[0]!.tables.map(({ id }) => id)).toEqual([open]);
  cy.say({ say: 'tables' });
  expect((await cy.hears('tables')).tables).toEqual([]);
});

it('is seen to be there only by those whom somebody lets see it', async () => {
  const { ada, bo } = await befriended();
  const isSeen = async () => (await friendsOf(bo))[0]!.online;
  expect(await isSeen()).toBe(false);
  expect(await ask(ada, { do: 'show-online', on: true })).toMatchObject({ showsOnline: true });
  expect(await isSeen()).toBe(true);
  // Whoever is only asked sees nothing of it.
  await ask(ada, { do: 'unfriend', id: (await friendsOf(ada))[0]!.id });
  bo.say({ say: 'befriend', seat: asSeat(0) });
  await bo.hears('befriended');
  expect(await friendsOf(bo)).toMatchObject([{ is: 'asked', online: false, tables: [] }]);
  await ask(ada, { do: 'show-online', on: false });
  expect(await ask(ada, { do: 'export' })).toMatchObject({ data: { seen: null } });
});

it('brings an invitation to the friend’s own tables, until they sit down, decline, or are blocked', async () => {
  const { ada, bo } = await befriended();
  const table = await ada.open({ listed: false });
  await ada.sit(asSeat(0), 'Countess');
  const friend = (await friendsOf(ada))[0]!.id;
  const invite = () => answer(ada, 'invited', () => ada.say({ say: 'invite', friend }));
  expect(await invite()).toEqual({ say: 'invited', friend });
  expect(await invitationsOf(bo)).toMatchObject([{ table, game: 'panic', by: 'Countess' }]);
  await ask(bo, { do: 'decline', table });
  expect(await invitationsOf(bo)).toEqual([]);
  await invite();
  await bo.enter(table);
  await bo.sit(asSeat(1), 'Bo');
  expect(await invitationsOf(bo)).toEqual([]);
  bo.say({ say: 'stand', seat: asSeat(1) });
  await bo.until(() => bo.info!.seats[1]!.kind === 'empty', 'the seat is free');
  expect(await invitationsOf(bo)).toHaveLength(1);
  const away = bo.hears('failed');
  await answer(bo, 'blocked', () => bo.say({ say: 'block', seat: asSeat(0) }));
  expect(await away).toMatchObject({ problem: 'banned' });
  expect(await invitationsOf(bo)).toEqual([]);
  expect(await friendsOf(ada)).toEqual([]);
  await expect(invite()).rejects.toThrow('refused');
});

it('tells somebody who was blocked nothing when they ask', async () => {
  const { ada, bo } = await together();
  ada.say({ say: 'ready', ready: true });
  bo.say({ say: 'ready', ready: true });
  await ada.until(() => ada.info!.seats[1]!.ready, 'Bo is ready');
  ada.say({ say: 'start' });
  await bo.until(() => bo.moment !== null, 'the first moment');
  await answer(ada, 'blocked', () => ada.say({ say: 'block', seat: asSeat(1) }));
  await answer(bo, 'befriended', () => bo.say({ say: 'befriend', seat: asSeat(0) }));
  expect(await friendsOf(bo)).toMatchObject([{ name: 'Ada', is: 'asked' }]);
  expect(await friendsOf(ada)).toEqual([]);
});

it('ends for both when one of them deletes everything', async () => {
  const { ada, bo } = await befriended();
  await ask(ada, { do: 'delete' });
  expect(await friendsOf(bo)).toEqual([]);
});
