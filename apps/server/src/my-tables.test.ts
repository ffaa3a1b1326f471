/** My tables, on a running server: whose turn it is where, for how long, and what of that others may know. */
import { asSeat } from '@deadlight/engine';
import type { FromServer, MyTable } from '@deadlight/host';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Kept, newKept } from '../testing/kept.ts';
import { type RunningServer, startServer } from './server.ts';
import { Guest } from './testing.ts';

let kept: Kept;
let server: RunningServer;
let guests: Guest[];

const start = (): Promise<RunningServer> =>
  startServer({
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

const guest = async (cookie: string | null = null): Promise<Guest> => {
  const made = new Guest();
  made.cookie = cookie;
  guests.push(await made.connect(server.port));
  return made;
};

beforeEach(async () => {
  kept = await newKept();
  guests = [];
  server = await start();
});

afterEach(async () => {
  for (const one of guests) one.close();
  expect(guests.flatMap(({ unlike }) => unlike)).toEqual([]);
  await server.close();
  kept.remove();
});

async function mine(
  of: Guest,
  over = false,
  after?: Pick<MyTable, 'created' | 'id'>,
): Promise<Extract<FromServer, { say: 'mine' }>> {
  const from = of.heard.length;
  of.say({ say: 'mine', over, ...(after !== undefined && { after }) });
  return of.until(() => {
    const found = of.heard.slice(from).find(({ say }) => say === 'mine');
    return found?.say === 'mine' ? found : undefined;
  }, 'my tables');
}

const of = async (one: Guest, table: string): Promise<MyTable> => {
  const found = (await mine(one)).tables.find(({ id }) => id === table);
  return found ?? expect.fail('the table is not there');
};

/** Two people at a table of two, with a clock. */
async function begun() {
  const ada = await guest();
  const bo = await guest();
  const table = await ada.open({
    game: 'nemesis',
    seats: 2,
    listed: false,
    clock: { bank: 900, more: 30 },
  });
  await bo.enter(table);
  await ada.sit(asSeat(0), 'Ada');
  await bo.sit(asSeat(1), 'Bo');
  return { ada, bo, table };
}

async function dealt() {
  const { ada, bo, table } = await begun();
  bo.say({ say: 'ready', ready: true });
  await ada.until(() => ada.info!.seats[1]!.ready, 'Bo is ready');
  ada.say({ say: 'start' });
  for (const one of [ada, bo]) await one.until(() => one.moment !== null, 'the first moment');
  return { ada, bo, table };
}

it('lists them to the people at them, and to nobody else, over a restart', async () => {
  const { ada, bo, table } = await dealt();
  const eve = await guest();
  expect((await mine(eve)).tables).toEqual([]);
  const [asked] = ada.moment!.view.asked;
  expect(asked).toBeDefined();
  for (const again of [false, true]) {
    if (again) {
      await server.close();
      server = await start();
    }
    for (const [seat, one] of [ada, bo].entries()) {
      if (again) await one.connect(server.port);
      const line = await of(one, table);
      const isAsked = one.moment!.view.question !== null;
      expect(line).toMatchObject({
        game: 'nemesis',
        state: 'playing',
        names: ['Ada', 'Bo'],
        mine: [seat],
        owner: seat === 0,
        waits: isAsked,
      });
      expect(line.asked.includes(asSeat(seat))).toBe(isAsked);
      expect(line.waited).toBeGreaterThanOrEqual(0);
      expect(line.left).toBeGreaterThan(0);
    }
  }
});

it('says before the game who is waited for, and a page at a time what is over', async () => {
  const { ada, bo, table } = await begun();
  expect(await of(bo, table)).toMatchObject({
    state: 'open',
    waits: true,
    asked: [],
    waited: null,
    left: null,
  });
  expect(await of(ada, table)).toMatchObject({ waits: false });
  bo.say({ say: 'ready', ready: true });
  await ada.until(() => ada.info!.seats[1]!.ready, 'Bo is ready');
  expect(await of(ada, table)).toMatchObject({ waits: true });
  expect(await of(bo, table)).toMatchObject({ waits: false });
  expect(await mine(ada, true)).toEqual({
    say: 'mine',
    over: true,
    tables: [],
    invitations: [],
    more: false,
  });
  const { created } = await of(ada, table);
  expect((await mine(ada, false, { created, id: table })).tables).toEqual([]);
});
