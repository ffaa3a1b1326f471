/** Tables over days, on a running server: time runs while nobody is there, but not while no server is. */
import { asSeat } from '@deadlight/engine';
import type { Account, AccountAsk, ClockSettings, MyTable } from '@deadlight/host';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { type Kept, newKept } from '../testing/kept.ts';
import { letPass } from '../testing/let-pass.ts';
import { ServerThere } from '../testing/server-there.ts';
import { type RunningServer, startServer } from './server.ts';
import { Guest } from './testing.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Milliseconds between two looks. */
const POLL = 300;
const DAYS = { each: true, hours: true, holidays: true };

let kept: Kept;
let guests: Guest[];
let server: RunningServer | null;

const start = async (): Promise<number> => {
  server = await startServer({
    port: 0,
    address: '127.0.0.1',
    data: kept.data,
    store: kept.store,
    bus: kept.bus,
    app: kept.data,
    publicUrl: null,
    log: pino({ level: 'silent' }),
    limits: { rate: 10_000, burst: 10_000 },
    botTime: [0, 1],
  });
  return server.port;
};

beforeEach(async () => {
  kept = await newKept();
  guests = [];
  server = null;
});

afterEach(async () => {
  for (const one of guests) one.close();
  expect(guests.flatMap(({ unlike }) => unlike)).toEqual([]);
  await server?.close();
  kept.remove();
});

async function guest(port: number): Promise<Guest> {
  const made = await new Guest().connect(port);
  guests.push(made);
  return made;
}

async function dealt(port: number, clock: ClockSettings) {
  const [ada, bo] = [await guest(port), await guest(port)];
  const table = await ada.open({ game: 'nemesis', seats: 2, clock });
  await bo.enter(table);
  await ada.sit(asSeat(0), 'Ada');
  await bo.sit(asSeat(1), 'Bo');
  bo.say({ say: 'ready', ready: true });
  await ada.until(() => ada.info!.seats[1]!.ready, 'Bo is ready');
  ada.say({ say: 'start' });
  for (const one of [ada, bo]) await one.until(() => one.moment !== null, 'the first moment');
  // Until one of them is asked alone.
  for (;;) {
    const { asked } = (ada.moment ?? bo.moment)!.view;
    if (asked.length === 1) break;
    for (const one of [ada, bo]) if (one.isAsked) one.answer(() => 0);
    await ada.until(() => ada.moment!.view.asked.length === 1 || ada.isAsked, 'the next question');
    await bo.until(() => !bo.isAsked || bo.moment!.view.asked.length === 1, 'the next question');
  }
  const [asked] = ada.moment!.view.asked;
  return { ada, bo, table, asked: asked! };
}

/** Comes again, without entering any table. */
async function lineOf(one: Guest, port: number, table: string): Promise<MyTable> {
  if (!one.isOpen) await one.connect(port);
  const from = one.heard.length;
  one.say({ say: 'mine', over: false });
  const found = await one.until(() => {
    const heard = one.heard.slice(from).find(({ say }) => say === 'mine');
    return heard?.say === 'mine' ? heard : undefined;
  }, 'my tables');
  return found.tables.find(({ id }) => id === table) ?? expect.fail('the table is not there');
}

async function leave(...all: readonly Guest[]): Promise<void> {
  for (const one of all) {
    one.close();
    await one.until(() => !one.isOpen, 'the end');
  }
}

it('counts the time while nobody is there, but not while no server is, though it was killed', async () => {
  const there = await ServerThere.start(kept);
  onTestFinished(() => there.end('SIGKILL'));
  const clock: ClockSettings = { bank: 3600, more: 0, end: 'bot', days: DAYS };
  const { ada, bo, table, asked } = await dealt(there.port, clock);
  const [late, other] = asked === 0 ? [ada, bo] : [bo, ada];
  await leave(ada, bo);
  await there.end('SIGKILL');
  // Two hours pass, and nobody was there to answer to.
  await letPass(kept, { ms: 2 * HOUR, wasThere: false });
  let port = await start();
  const after = await lineOf(other, port, table);
  expect(after.asked).toEqual([asked]);
  expect(after.due! - Date.now()).toBeGreaterThan(HOUR - 2 * MINUTE);
  expect(after.due! - Date.now()).toBeLessThan(HOUR + MINUTE);
  await leave(other);
  await server!.close();
  // Two hours pass with a server: time is up, and a bot goes on for them, with nobody there.
  await letPass(kept, { ms: 2 * HOUR, wasThere: true });
  port = await start();
  await eventually(async () => {
    const line = await lineOf(other, port, table);
    expect(line.asked).not.toContain(asked);
  }, POLL);
  await late.connect(port);
  late.info = null;
  await late.enter(table);
  await late.until(() => late.info?.seats[asked]?.standIn === true, 'the bot');
}, 120_000);

it('skips those who are late, if that was chosen, with nobody there', async () => {
  const port = await start();
  const clock: ClockSettings = { bank: 1, more: 0, end: 'skip', days: DAYS };
  const { ada, bo, table, asked } = await dealt(port, clock);
  await leave(ada, bo);
  await eventually(async () => {
    const line = await lineOf(ada, port, table);
    expect(line.asked).not.toEqual([asked]);
  }, POLL);
  ada.info = null;
  await ada.enter(table);
  await ada.until(() => ada.info !== null, 'the table');
  expect(ada.info!.seats.map(({ standIn }) => standIn)).toEqual([false, false]);
});

it('keeps the votes about a late player over a restart, though nobody is there', async () => {
  let port = await start();
  const clock: ClockSettings = { bank: 1, more: 0, days: DAYS };
  const { ada, bo, table, asked } = await dealt(port, clock);
  const other = asked === 0 ? bo : ada;
  await other.until(() => other.info!.vote?.about.do === 'late', 'the vote');
  const { number } = other.info!.vote!;
  await leave(ada, bo);
  await server!.close();
  port = await start();
  await other.connect(port);
  other.info = null;
  await other.enter(table);
  await other.until(() => other.info?.vote?.number === number, 'the same vote');
  other.say({ say: 'vote', vote: number, choice: 'bot' });
  await other.until(() => other.info!.seats[asked]!.standIn, 'the bot');
});

it('stands in a pause, and outside of playing hours, which can be changed once a day', async () => {
  const port = await start();
  const clock: ClockSettings = { bank: 3600, more: 0, end: 'wait', days: DAYS };
  const { ada, bo, table, asked } = await dealt(port, clock);
  const late = asked === 0 ? ada : bo;
  const account = async (ask: AccountAsk): Promise<Account | string> => {
    const from = late.heard.length;
    late.say({ say: 'account', ask });
    return late.until(() => {
      for (const heard of late.heard.slice(from)) {
        if (heard.say === 'failed') return heard.problem;
        if (heard.say === 'account' && heard.told.is === 'account') return heard.told.account;
      }
      return undefined;
    }, 'the account');
  };
  // Six hours that begin in twelve.
  const begins = (new Date().getUTCHours() + 12) % 24;
  const opens = Math.floor(Date.now() / HOUR) * HOUR + 12 * HOUR;
  const hours = { from: begins * 60, to: ((begins + 6) % 24) * 60 };
  const calendar = { zone: 'UTC', hours, holidays: [] };
  const told = await account({ do: 'calendar', calendar });
  expect(told).toMatchObject({ calendar });
  const { due } = await lineOf(ada, port, table);
  expect(due!).toBeGreaterThan(opens + HOUR - MINUTE);
  expect(due!).toBeLessThanOrEqual(opens + HOUR);
  await late.until(() => {
    const time = late.heard.findLast((heard) => heard.say === 'time');
    return time?.say === 'time' && time.clock?.due === due;
  }, 'the clock at the table');
  expect(await account({ do: 'calendar', calendar: null })).toBe('refused');
  const short = { ...calendar, hours: { from: 0, to: 60 } };
  expect(await account({ do: 'calendar', calendar: short })).toBe('refused');
  ada.say({ say: 'propose', about: { do: 'pause' } });
  await bo.until(() => bo.info!.vote !== null, 'the vote');
  bo.say({ say: 'vote', vote: bo.info!.vote!.number, choice: 'yes' });
  await bo.until(() => bo.heard.some((heard) => heard.say === 'time' && heard.paused), 'the pause');
  expect((await lineOf(bo, port, table)).due).toBeNull();
});
