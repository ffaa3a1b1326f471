/** How much one address can do, and that others do not notice. */

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { asSeat } from '@deadlight/engine';
import type { FromServer } from '@deadlight/host';
import { type DestinationStream, pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { quietTable } from '../testing/fuzz.ts';
import { type ServerHere, serverHere } from '../testing/server-here.ts';
import { LIMITS, type Limits, REPORTS } from './operator/limits.ts';
import { Guest, WISH } from './testing.ts';

let here: ServerHere;
let guests: Guest[] = [];
let told: string[] = [];

afterEach(async () => {
  for (const one of guests) one.close();
  guests = [];
  await here.close();
});

/** With the default limits, apart from those named. */
async function start(limits: Partial<Limits> = {}, proxies: readonly string[] = []): Promise<void> {
  told = [];
  const log = pino({ level: 'warn' }, {
    write: (line) => told.push(line),
  } satisfies DestinationStream);
  here = await serverHere({ log, proxies, limits: { ...LIMITS, ...limits } });
}

const come = async (): Promise<Guest> => {
  const made = await new Guest().connect(here.server.port);
  guests.push(made);
  return made;
};

const problem = async (one: Guest): Promise<string> => (await one.hears('failed')).problem;

describe('an address', () => {
  it('opens and starts a limited number of tables, however many guests it has', async () => {
    await start({ opens: 3, starts: 2 });
    for (let i = 0; i < 3; i++) {
      const one = await come();
      await one.open({ game: 'nemesis', seats: 1 });
      await one.sit(asSeat(0), 'Ada');
      one.say({ say: 'start' });
      if (i < 2) await one.until(() => one.info!.state === 'playing', 'the game');
      else expect(await problem(one)).toBe('full');
    }
    const another = await come();
    another.say({ say: 'create', wish: WISH });
    expect(await problem(another)).toBe('full');
  });

  it('is refused a new table once the server keeps as many as it may', async () => {
    await start({ allTables: 2 });
    const [ada, bo] = [await come(), await come()];
    await ada.open();
    await bo.open();
    bo.say({ say: 'create', wish: WISH });
    // With a database, each shard has its share.
    if (here.kept.store === undefined) expect(await problem(bo)).toBe('full');
  });

  it('reports a limited number of lines, and each only once', async () => {
    await start();
    const ada = await come();
    const table = await ada.open({ game: 'nemesis', seats: 1 });
    await ada.sit(asSeat(0), 'Ada');
    for (let i = 0; i <= REPORTS.burst; i++) {
      const heard = ada.hears('chat');
      ada.say({ say: 'chat', what: { text: `line ${i}` } });
      await heard;
    }
    const eve = await come();
    await eve.enter(table);
    for (let i = 0; i < REPORTS.burst; i++) eve.say({ say: 'report', line: i % 2 });
    eve.say({ say: 'report', line: 3 });
    expect(await problem(eve)).toBe('too-fast');
    await eventually(() =>
      expect(told.filter((line) => line.includes('reported'))).toHaveLength(2),
    );
  });

  it('that looks on disturbs no player, neither by coming and going nor by asking', async () => {
    await start();
    const { guest: ada, table } = await quietTable(here.server.port);
    guests.push(ada);
    const watchers = await Promise.all(Array.from({ length: 10 }, come));
    for (const one of watchers) await one.enter(table);
    const before = ada.heard.length;
    const began = performance.now();
    for (let round = 0; round < 40; round++)
      for (const one of watchers) {
        one.say({ say: 'enter', table });
        one.say({ say: 'seen', seen: round % 2 === 0 });
      }
    await Promise.all(watchers.map((one) => one.hears('failed')));
    // They share Ada's address, whose allowance may be used up for a moment, but not for longer.
    await eventually(async () => {
      const from = ada.heard.length;
      ada.answer(() => 0);
      const isReply = ({ say }: FromServer): boolean => say === 'taken' || say === 'failed';
      const reply = await ada.until(() => ada.heard.slice(from).find(isReply), 'a reply');
      expect(reply.say).toBe('taken');
    }, 200);
    const told = ada.heard.slice(before).filter(({ say }) => say === 'table');
    // How many look on is told twice a second at most.
    expect(told.length).toBeLessThanOrEqual((performance.now() - began) / 500 + 1);
    const [eve] = watchers as [Guest];
    eve.say({ say: 'ready', ready: true });
    expect(['refused', 'not-yours', 'too-fast']).toContain(await problem(eve));
  });

  it('comes to tables as if each time were several messages', async () => {
    const TABLES = 10;
    const TIMES = 15;
    await start({ rate: 1, burst: 20 }, ['127.0.0.1']);
    const host = new Guest();
    host.address = '10.0.0.1';
    guests.push(await host.connect(here.server.port));
    const tables: string[] = [];
    for (let i = 0; i < TABLES; i++) tables.push(await host.open());
    const pages = await Promise.all(
      tables.map(async () => {
        const one = new Guest();
        one.address = '10.0.0.2';
        return one.connect(here.server.port);
      }),
    );
    guests.push(...pages);
    for (let i = 0; i < TIMES; i++)
      for (const [n, one] of pages.entries()) one.say({ say: 'enter', table: tables[n]! });
    // Neither page nor table is asked too much: only the address is.
    const refused = (): FromServer[] =>
      pages.flatMap(({ heard }) => heard.filter(({ say }) => say === 'failed'));
    await eventually(() =>
      expect(refused()).toContainEqual(expect.objectContaining({ problem: 'too-fast' })),
    );
  });

  it('gets a record repeatedly, which is written once, and is rate limited', async () => {
    await start();
    const { guest: ada, table } = await quietTable(here.server.port);
    guests.push(ada);
    ada.say({ say: 'propose', about: { do: 'end' } });
    await ada.until(() => ada.info!.state === 'over', 'the end');
    const get = async (): Promise<number> =>
      (await fetch(`http://127.0.0.1:${here.server.port}/record/${table}`)).status;
    expect(await get()).toBe(200);
    const all = new Set<number>();
    for (let round = 0; round < 8; round++)
      for (const status of await Promise.all(Array.from({ length: 30 }, get))) all.add(status);
    expect(all).toEqual(new Set([200, 429]));
    expect(told).toEqual([]);
  });

  it('that looks back too often is refused, without a line in the server log', async () => {
    await start({ rate: 1000, burst: 1000 });
    const { guest: ada } = await quietTable(here.server.port);
    guests.push(ada);
    for (let i = 0; i < 4; i++) {
      const taken = ada.hears('taken');
      ada.answer(() => 0);
      await taken;
      await ada.until(() => ada.isAsked, 'the next question');
    }
    for (let i = 0; i < 100; i++) ada.say({ say: 'past', step: 0 });
    expect(await problem(ada)).toBe('refused');
    await ada.until(() => ada.heard.filter(({ say }) => say === 'past').length > 5, 'some of it');
    expect(told).toEqual([]);
  });
});

describe('a connection', () => {
  async function dial(): Promise<Socket> {
    const socket = connect(here.server.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.resume();
    await once(socket, 'connect');
    return socket;
  }

  const isClosed = (socket: Socket): Promise<void> =>
    eventually(() => expect(socket.closed).toBe(true));

  it('that sends nothing, or never completes a message, is closed', async () => {
    await start({ silence: 1 });
    const silent = await dial();
    const head = await dial();
    head.write('GET / HTTP/1.1\r\nHost: x\r\n');
    const body = await dial();
    body.write('GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nx');
    const posted = await dial();
    posted.write('POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nx');
    const idle = await dial();
    idle.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    const page = await come();
    await Promise.all([silent, head, body, posted, idle].map(isClosed));
    expect(page.isOpen).toBe(true);
  }, 20_000);

  it('counts towards the limit of its address', async () => {
    // None is closed for being silent.
    await start({ sockets: 1, silence: 600 });
    const all = await Promise.all(Array.from({ length: 60 }, dial));
    const isOpen = ({ closed }: Socket): boolean => !closed;
    await eventually(() => expect(all.filter(isOpen).length).toBeLessThan(50));
    const open = all.filter(isOpen);
    expect(open.length).toBeGreaterThan(10);
    for (const socket of all) socket.destroy();
    await Promise.all(open.map(isClosed));
    await eventually(async () =>
      expect((await fetch(`http://127.0.0.1:${here.server.port}/healthz`)).status).toBe(200),
    );
  });
});
