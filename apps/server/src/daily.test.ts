/** The lists of the deals of the day, on a running server: who is in them, as what, and who is not. */
import { asSeat } from '@deadlight/engine';
import { type DealAsk, type DealTold, dayAt, dayNumber, dealOf } from '@deadlight/host';
import { expect, it } from 'vitest';
import { dailyGame } from '../testing/daily-game.ts';
import { answer, ask, usePeople } from '../testing/server-with-people.ts';
import { DEALS } from './operator/limits.ts';
import type { Guest } from './testing.ts';

// The thread that plays the games once more takes a while to start.
const there = usePeople(() => ({}), 'file');

/** A day whose list is open for two days, as it is for others. */
const dayBefore = (days: number): string => dayAt(dayNumber(Date.now()) - days);
const today = (): string => dayBefore(0);
const yesterday = (): string => dayBefore(1);

async function tell(of: Guest, what: DealAsk): Promise<DealTold> {
  return (await answer(of, 'deals', () => of.say({ say: 'deals', ask: what }))).told;
}

async function listFor(of: Guest, day: string) {
  const told = await tell(of, { do: 'list', day });
  return told.is === 'list' ? told : expect.fail(told.why);
}

/** The reader's own entry. */
const ownOf = async (of: Guest, day: string) =>
  (await listFor(of, day)).entries.find(({ who }) => who === 'reader');

/** Plays a day's deal and enters it. */
async function enter(of: Guest, day: string, luck: string) {
  const { packed, won, decisions } = await dailyGame(dealOf(Date.parse(day)), { luck });
  return { told: await tell(of, { do: 'enter', day, record: packed }), won, decisions };
}

it('says what is wrong with a game, and lists nothing of it', async () => {
  const ada = await there.guest();
  const { packed } = await dailyGame(dealOf(Date.parse(yesterday())), { luck: 'other day' });
  expect(await tell(ada, { do: 'enter', day: today(), record: packed })).toEqual({
    is: 'turned-down',
    day: today(),
    why: 'other-deal',
    at: null,
  });
  const half = await dailyGame(dealOf(Date.parse(today())), { luck: 'half', upTo: 4 });
  expect(await tell(ada, { do: 'enter', day: today(), record: half.packed })).toMatchObject({
    why: 'unfinished',
  });
  expect(await listFor(ada, today())).toMatchObject({ open: true, count: 0, entries: [] });
});

it('has everybody’s result, the best first, and one’s own', async () => {
  const [ada, bo, cy] = [await there.guest(), await there.guest(), await there.guest()];
  const results = [
    await enter(ada, today(), 'ada'),
    await enter(bo, today(), 'bo'),
    // The same result has the same rank.
    await enter(cy, today(), 'bo'),
  ];
  const list = await listFor(ada, today());
  expect(list).toMatchObject({ day: today(), open: true, count: 3 });
  // All lose, playing at random: who held out for longer is better.
  expect(results.some(({ won }) => won)).toBe(false);
  const order = results.map(({ decisions }) => decisions).toSorted((a, b) => b - a);
  expect(list.entries.map(({ decisions }) => decisions)).toEqual(order);
  expect(list.entries.map(({ rank }) => rank)).toEqual(
    order.map((decisions) => order.indexOf(decisions) + 1),
  );
  expect(list.entries.filter(({ who }) => who === 'reader')).toEqual([
    {
      rank: order.indexOf(results[0]!.decisions) + 1,
      who: 'reader',
      name: null,
      page: null,
      won: false,
      decisions: results[0]!.decisions,
      streak: 1,
    },
  ]);
});

it('takes one entry a person, on the day and the next, and counts days in a row', async () => {
  const ada = await there.guest();
  const { decisions } = await enter(ada, today(), 'first');
  expect((await enter(ada, today(), 'second')).told).toMatchObject({
    is: 'turned-down',
    why: 'entered',
  });
  expect(await ownOf(ada, today())).toMatchObject({ decisions, streak: 1 });
  // The day before may come later.
  expect((await enter(ada, yesterday(), 'late')).told).toMatchObject({
    is: 'list',
    streak: { now: 2, best: 2 },
  });
  expect(await ownOf(ada, today())).toMatchObject({ decisions, streak: 2 });
  expect(await ownOf(ada, yesterday())).toMatchObject({ streak: 1 });
  for (const day of [dayBefore(2), dayBefore(-1)])
    expect((await enter(ada, day, 'out of time')).told).toMatchObject({ why: 'not-open', day });
  expect(await listFor(ada, dayBefore(2))).toMatchObject({ open: false, count: 0, entries: [] });
});

it('names those whose page shows their name, and leaves out people who do not meet', async () => {
  const [ada, bo] = [await there.guest(), await there.guest()];
  await ask(ada, 'account', { do: 'change', name: 'Ada' });
  const { decisions } = await enter(ada, today(), 'named');
  const { count } = await listFor(bo, today());
  const shown = async () =>
    (await listFor(bo, today())).entries.filter((one) => one.decisions === decisions);
  expect(await shown()).toMatchObject([{ who: 'player', name: null, page: null }]);
  const { account } = await ask(ada, 'account', { do: 'page', shows: ['games'] });
  const { address } = account.page!;
  expect(await shown()).toMatchObject([{ name: null, page: address }]);
  await ask(ada, 'account', { do: 'page', shows: ['name'] });
  expect(await shown()).toMatchObject([{ name: 'Ada', page: address }]);
  const table = await ada.open({ listed: false });
  await bo.enter(table);
  await bo.sit(asSeat(1), 'Bo');
  const away = bo.hears('failed');
  await answer(ada, 'blocked', () => ada.say({ say: 'block', seat: asSeat(1) }));
  expect(await away).toMatchObject({ problem: 'banned' });
  expect(await shown()).toEqual([]);
  // Whoever is left out still counts, so that nobody can tell.
  expect((await listFor(bo, today())).count).toBe(count);
});

it('comes along into an account, is in its export, and stays as a former player’s', async () => {
  const [ada, phone, bo] = [await there.guest(), await there.guest(), await there.guest()];
  const key = there.newKey();
  await there.register(ada, key);
  const { decisions } = await enter(ada, today(), 'account');
  await enter(phone, today(), 'a second try');
  await enter(phone, yesterday(), 'phone');
  const { count } = await listFor(bo, today());
  await there.signIn(phone, key);
  expect(await listFor(phone, today())).toMatchObject({
    count: count - 1,
    streak: { now: 2, best: 2 },
  });
  expect(await ownOf(phone, today())).toMatchObject({ decisions, streak: 2 });
  const { data } = await ask(ada, 'export', { do: 'export' });
  expect(data).toMatchObject({ deals: [{ day: yesterday() }, { day: today(), decisions }] });
  await ask(ada, 'signed-out', { do: 'delete' });
  const { entries } = await listFor(bo, today());
  expect(entries).toHaveLength(count - 1);
  expect(entries.filter(({ who }) => who === 'former')).toMatchObject([
    { name: null, page: null, decisions, streak: 2 },
  ]);
});

it('is asked no more often than an address may', async () => {
  const ada = await there.guest();
  const { count } = await listFor(ada, today());
  const wrong = () => tell(ada, { do: 'enter', day: today(), record: 'AAAA' });
  const tries = async () => {
    for (let i = 0; i <= DEALS.burst; i++) await wrong();
  };
  await expect(tries()).rejects.toThrow('too-fast');
  expect((await listFor(ada, today())).count).toBe(count);
});
