/** Several people look at a finished game together, and play on from the middle of it. */
import { asSeat, below, randomFrom, readRecord, SPECTATOR } from '@deadlight/engine';
import { loadGame, type ReplayAsk, type SharedReplay } from '@deadlight/host';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { type ServerHere, serverHere } from '../testing/server-here.ts';
import { Guest } from './testing.ts';

const MOVES = 12;
/** How many unfinished tables somebody may have. */
const TABLES = 2;

let here: ServerHere;
let guests: Guest[];

beforeEach(async () => {
  guests = [];
  here = await serverHere({ botTime: [0, 0], limits: { tables: TABLES } });
});

afterEach(async () => {
  for (const one of guests) one.close();
  expect(guests.flatMap(({ unlike }) => unlike)).toEqual([]);
  await here.close();
});

async function guest(cookie: string | null = null): Promise<Guest> {
  const made = new Guest();
  made.cookie = cookie;
  guests.push(await made.connect(here.server.port));
  return made;
}

/** Ada answers at random, until the end of the game or a number of times. */
async function play(ada: Guest, most = Number.POSITIVE_INFINITY): Promise<void> {
  const random = randomFrom('shared replay');
  const isOver = (): boolean => ada.moment!.view.over !== null;
  for (let made = 0; made < most; made++) {
    await ada.until(() => ada.isAsked || isOver(), 'a question');
    if (isOver()) return;
    const { number } = ada.moment!;
    ada.answer((n) => below(random, n));
    await ada.until(() => isOver() || ada.moment!.number !== number, 'what came of it');
  }
}

/** Ada plays with bots to the end, or has it ended after a number of answers. */
async function finished(ada: Guest, most?: number): Promise<string> {
  const table = await ada.open({ game: 'panic', seats: 4, listed: false });
  await ada.sit(asSeat(0), 'Ada');
  ada.say({ say: 'start' });
  await ada.until(() => ada.moment !== null, 'the first moment');
  await play(ada, most);
  if (most !== undefined) ada.say({ say: 'propose', about: { do: 'end' } });
  await ada.until(() => ada.info!.state === 'over', 'the end');
  return table;
}

const decisionsOf = async (table: string) => {
  const record = await fetch(`http://127.0.0.1:${here.server.port}/record/${table}`);
  return readRecord(await record.text(), { panic: (await loadGame('panic')).game }).decisions;
};

const now = ({ heard }: Guest): SharedReplay => {
  const last = heard.findLast((one) => one.say === 'together');
  return last!.together;
};
const leaderOf = (page: Guest): string | undefined =>
  now(page).viewers.find(({ leads }) => leads)?.name;

async function look(page: Guest, table: string, name: string): Promise<void> {
  const told = page.hears('together');
  page.say({ say: 'enter', table, replays: { name } });
  await told;
}

const lead = (page: Guest, ask: ReplayAsk): void => page.say({ say: 'together', ask });

it('shows all the same moment, which one of them leads, and after that one the next', async () => {
  const [ada, bo, eve] = [await guest(), await guest(), await guest()];
  const table = await finished(ada, MOVES);
  await look(ada, table, '');
  await look(bo, table, 'Bo');
  expect(now(bo).viewers).toEqual([
    { number: 0, name: 'Ada', mine: false, leads: true },
    { number: 1, name: 'Bo', mine: true, leads: false },
  ]);
  expect(now(bo)).toMatchObject({ at: 0, seat: SPECTATOR });
  lead(ada, { do: 'show', at: 7, seat: asSeat(2) });
  await eventually(() => expect(now(bo)).toMatchObject({ at: 7, seat: 2 }));
  const refused = bo.hears('failed');
  lead(bo, { do: 'show', at: 1, seat: SPECTATOR });
  expect((await refused).problem).toBe('not-yours');
  // A late comer sees where it is; nobody can be taken for Ada.
  await look(eve, table, 'ADA');
  expect(now(eve)).toMatchObject({ at: 7, seat: 2 });
  expect(now(eve).viewers.map(({ name }) => name)).toEqual(['Ada', 'Bo', '']);
  lead(ada, { do: 'lead', viewer: 1 });
  await eventually(() => expect(leaderOf(eve)).toBe('Bo'));
  lead(bo, { do: 'show', at: 3, seat: SPECTATOR });
  await eventually(() => expect(now(ada)).toMatchObject({ at: 3, seat: SPECTATOR }));
  bo.close();
  await eventually(() => expect(leaderOf(eve)).toBe('Ada'));
  expect(now(eve)).toMatchObject({ at: 3 });
  expect(now(eve).viewers).toHaveLength(2);
  eve.say({ say: 'chat', what: { text: 'so that is how' }, name: 'Eve' });
  await eventually(() => expect(ada.heard.some(({ say }) => say === 'chat')).toBe(true));
});

it('opens no more tables than one person may have', async () => {
  const ada = await guest();
  const table = await finished(ada, MOVES);
  await look(ada, table, '');
  for (let opened = 0; opened < TABLES; opened++) {
    const before = now(ada).opened?.table;
    lead(ada, { do: 'what-if', at: 5 });
    await ada.until(() => now(ada).opened !== null && now(ada).opened!.table !== before, 'another');
  }
  const refused = ada.hears('failed');
  lead(ada, { do: 'what-if', at: 5 });
  expect((await refused).problem).toBe('too-many');
});

it('is not for a game that goes on', async () => {
  const [ada, bo] = [await guest(), await guest()];
  const table = await ada.open({ game: 'panic', seats: 4 });
  await ada.sit(asSeat(0), 'Ada');
  ada.say({ say: 'start' });
  await ada.until(() => ada.moment !== null, 'the first moment');
  bo.say({ say: 'enter', table, replays: { name: 'Bo' } });
  await bo.hears('table');
  const refused = bo.hears('failed');
  lead(bo, { do: 'what-if', at: 0 });
  expect((await refused).problem).toBe('not-yours');
  expect(bo.heard.some(({ say }) => say === 'together' || say === 'moment')).toBe(false);
});

it('lets all play on from a moment, at a table that counts nowhere and outlasts a restart', async () => {
  const [ada, bo] = [await guest(), await guest()];
  const shown = ada.hears('account');
  ada.say({ say: 'account', ask: { do: 'page', shows: ['games'] } });
  const { told } = await shown;
  const address = told.is === 'account' ? told.account.page!.address : '';
  const first = await finished(ada);
  const made = await decisionsOf(first);
  const at = made.length - 8;
  await look(ada, first, '');
  await look(bo, first, 'Bo');
  const late = ada.hears('failed');
  lead(ada, { do: 'what-if', at: made.length });
  expect((await late).problem).toBe('refused');
  lead(ada, { do: 'what-if', at });
  const opened = await bo.until(() => now(bo).opened ?? undefined, 'the new table');
  expect(opened).toMatchObject({ at, by: 'Ada' });
  const { table } = opened;
  for (const one of [ada, bo]) {
    one.moment = null;
    await one.enter(table);
  }
  expect(bo.info).toMatchObject({ state: 'open', whatIf: { table: first, at }, sameDeal: false });
  const mine = ada.hears('mine');
  ada.say({ say: 'mine', over: false });
  expect((await mine).tables).toMatchObject([{ id: table, whatIf: true }]);
  // Each takes whichever seat they want.
  await bo.sit(asSeat(0), 'Bo');
  await ada.sit(asSeat(1), 'Ada');
  bo.say({ say: 'ready', ready: true });
  await ada.until(() => ada.info!.seats[0]!.ready, 'that Bo is ready');
  ada.say({ say: 'start' });
  for (const one of [ada, bo]) await one.until(() => one.moment !== null, 'the moment');
  await here.restart();
  for (const one of [ada, bo]) {
    one.moment = null;
    await one.connect(here.server.port);
    await one.enter(table);
    await one.until(() => one.moment !== null, 'the moment');
  }
  const random = randomFrom('another way');
  const isOver = (): boolean => ada.moment!.view.over !== null;
  for (;;) {
    await eventually(() => expect(isOver() || ada.isAsked || bo.isAsked).toBe(true));
    const next = [ada, bo].find(({ isAsked }) => isAsked);
    if (isOver() || next === undefined) break;
    const { number } = next.moment!;
    next.answer((n) => below(random, n));
    await next.until(() => !next.isAsked || next.moment!.number !== number, 'what came of it');
  }
  await ada.until(() => ada.info!.state === 'over', 'the end');
  const other = await decisionsOf(table);
  expect(other.slice(0, at)).toEqual(made.slice(0, at));
  const asked = ada.hears('account');
  ada.say({ say: 'account', ask: { do: 'player', address } });
  expect((await asked).told).toMatchObject({ player: { games: [{ game: 'panic', played: 1 }] } });
  // To play again together is a game like any other.
  ada.say({ say: 'again', same: false });
  await ada.enter((await ada.hears('created')).table);
  expect(ada.info!.whatIf).toBeNull();
});
