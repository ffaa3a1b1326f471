import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import {
  asSeat,
  below,
  chainKey,
  commitmentTo,
  randomFrom,
  readRecord,
  verify,
} from '@deadlight/engine';
import { loadGame, ONLINE_VERSION } from '@deadlight/host';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { type Kept, newKept } from '../testing/kept.ts';
import type { Limits } from './operator/limits.ts';
import { type RunningServer, startServer } from './server.ts';
import { Acknowledgements } from './table/acknowledgements.ts';
import { diceOf } from './table/dice.ts';
import { EMPTY } from './table/seating.ts';
import { Guest, WISH } from './testing.ts';

const log = pino({ level: 'silent' });
let kept: Kept;
let server: RunningServer;
let guests: Guest[];

const start = (limits: Partial<Limits> = {}): Promise<RunningServer> =>
  startServer({
    port: 0,
    address: '127.0.0.1',
    data: kept.data,
    store: kept.store,
    bus: kept.bus,
    app: kept.data,
    publicUrl: null,
    log,
    limits: { rate: 10_000, burst: 10_000, ...limits },
    botTime: [0, 1],
  });

const guest = async (): Promise<Guest> => {
  const made = await new Guest().connect(server.port);
  guests.push(made);
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

/** Two people and a spectator at a table of four; bots take the other seats. */
async function begun(game = 'panic') {
  const ada = await guest();
  const bo = await guest();
  const eve = await guest();
  const table = await ada.open({ game });
  await bo.enter(table);
  await eve.enter(table);
  const key = await ada.sit(asSeat(0), 'Ada');
  await bo.sit(asSeat(2), 'Bo');
  bo.say({ say: 'ready', ready: true });
  await ada.until(() => ada.info!.seats[2]!.ready);
  ada.say({ say: 'start' });
  for (const one of [ada, bo, eve]) await one.until(() => one.moment !== null, 'the first moment');
  return { ada, bo, eve, key, table };
}

/** One of them, once one is asked. */
const whoIsAsked = (...players: readonly Guest[]): Promise<Guest> =>
  eventually(() => players.find(({ isAsked }) => isAsked) ?? expect.fail('nobody is asked'));

/** Lets the guests answer every question, until the end or a number of decisions. */
async function play(players: readonly Guest[], most = Number.POSITIVE_INFINITY): Promise<number> {
  const random = randomFrom('online');
  const isOver = (): boolean => players.some(({ moment }) => moment!.view.over !== null);
  for (let made = 0; made < most; made++) {
    await eventually(() => expect(isOver() || players.some(({ isAsked }) => isAsked)).toBe(true));
    if (isOver()) return made;
    const next = players.find(({ isAsked }) => isAsked)!;
    const { number } = next.moment!;
    next.answer((n) => below(random, n));
    // Either another question is open, or the others are still thinking.
    await next.until(() => !next.isAsked || next.moment!.number !== number, 'what came of it');
  }
  return most;
}

describe('an online table', () => {
  it('is played to the end by people, bots and a spectator, and reveals its dice', async () => {
    const { ada, bo, eve, table } = await begun();
    const promised = ada.info!.commitment;
    expect(ada.info!.revealed).toBeNull();
    const early = await fetch(`http://127.0.0.1:${server.port}/record/${table}`);
    expect(early.status).toBe(404);
    await play([ada, bo], 20);
    ada.say({ say: 'past', step: 3 });
    await ada.hears('past');
    await play([ada, bo]);
    for (const one of [ada, bo, eve]) {
      await one.until(() => one.moment!.view.over !== null, 'the end');
      expect(one.gaps).toBe(0);
      expect(one.moment!.view.over).toEqual(ada.moment!.view.over);
    }
    expect(
      eve.heard.some((message) => message.say === 'moment' && message.moment.view.seat !== -1),
    ).toBe(false);
    const { revealed } = await ada.until(() => ada.info!.state === 'over' && ada.info!, 'the dice');
    const rules = `panic ${ada.moment!.view.rules}`;
    expect(commitmentTo(revealed!.secret, table, rules)).toBe(promised);
    expect(revealed!.gave.map((gift) => gift === null)).toEqual([false, true, false, true]);
    const record = await (await fetch(`http://127.0.0.1:${server.port}/record/${table}`)).text();
    const game = (await loadGame('panic')).game;
    const whole = readRecord(record, { panic: game });
    const checks = verify(game, whole);
    expect(checks).toEqual(checks.map((check) => ({ ...check, ok: true })));
    const { length } = whole.decisions;
    const marks = Array.from({ length: Math.ceil(length / 25) - 1 }, (_, i) => 25 * (i + 1));
    expect(length).toBeGreaterThan(25);
    expect(whole.checkpoints.map(({ at }) => at)).toEqual([...marks, length]);
    expect(whole.players!.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person', 'bot']);
    // Before the end nobody was sent anything that reveals the rest.
    for (const { heard } of [ada, bo, eve]) {
      const end = heard.findIndex((one) => one.say === 'moment' && one.moment.view.over !== null);
      const told = JSON.stringify(heard.slice(0, end));
      expect(end).toBeGreaterThan(20);
      for (const { state } of whole.checkpoints) expect(told).not.toContain(state);
      expect(told).not.toContain(whole.setup.seed);
      expect(told).not.toContain(revealed!.secret);
    }
  });

  it('acknowledges with links that match the record, over undo, rewind and restart', async () => {
    const { ada, bo, eve, table } = await begun('nemesis');
    const { commitment } = ada.info!;
    const undo = async (): Promise<void> => {
      for (;;) {
        await play([ada, bo], 1);
        const own = [ada, bo].find(({ moment }) => moment!.undoable > 0);
        if (own === undefined) continue;
        const from = own.heard.length;
        own.say({ say: 'undo', id: randomUUID(), seat: own.moment!.view.seat });
        const answer = await own.until(
          () => own.heard.slice(from).find(({ say }) => say === 'taken' || say === 'failed'),
          'what comes of it',
        );
        // A bot may have been quicker.
        if (answer.say === 'taken') return;
      }
    };
    await undo();
    ada.say({ say: 'propose', about: { do: 'rewind', to: 0 } });
    const { number } = await bo.until(() => bo.info!.vote ?? undefined, 'the vote');
    const back = bo.until(() => bo.info!.vote === null, 'the way back');
    bo.say({ say: 'vote', vote: number, choice: 'yes' });
    await back;
    await play([ada, bo], 5);
    await server.close();
    server = await start();
    for (const one of [ada, bo, eve]) {
      one.moment = null;
      await one.connect(server.port);
      await one.enter(table);
      await one.until(() => one.moment !== null, 'the table again');
    }
    await undo();
    // How often each of them is asked depends on the dice.
    while ([ada, bo].some(({ links }) => links.length <= 2)) await play([ada, bo], 1);
    ada.say({ say: 'propose', about: { do: 'end' } });
    const end = await bo.until(() => bo.info!.vote ?? undefined, 'the vote');
    bo.say({ say: 'vote', vote: end.number, choice: 'yes' });
    await ada.until(() => ada.info!.state === 'over', 'the end');
    const record = await (await fetch(`http://127.0.0.1:${server.port}/record/${table}`)).text();
    const { game } = await loadGame('nemesis');
    const whole = readRecord(record, { nemesis: game });
    const said = whole.chain!.said.map((one) => one.split(' ')[0]);
    expect(said.filter((word) => word === 'undo')).toHaveLength(2);
    expect(said.filter((word) => word === 'rewind')).toHaveLength(1);
    for (const { links } of [ada, bo]) {
      expect(links.length).toBeGreaterThan(2);
      const checks = verify(game, whole, { commitment, gave: {}, links });
      expect(checks.filter(({ name, ok }) => !ok && name !== 'end')).toEqual([]);
      expect(checks).toContainEqual(expect.objectContaining({ name: 'seen-links', ok: true }));
    }
    // A link reveals nothing but itself, and is sent to nobody else.
    const taken = ada.heard.filter(({ say }) => say === 'taken');
    for (const message of taken) expect(Object.keys(message)).toEqual(['say', 'id', 'link']);
    for (const { link } of ada.links) {
      expect(link).toMatch(/^[0-9a-f]{64}$/);
      expect(JSON.stringify([bo.heard, eve.heard])).not.toContain(link);
    }
    const early = JSON.stringify([ada.heard, bo.heard, eve.heard]);
    expect(early).not.toContain(whole.chain!.key);
  });

  it('keys the links of the same deal with a secret that nobody knows yet', () => {
    const seats = [EMPTY, EMPTY];
    const first = {
      id: 'first',
      game: 'panic',
      rules: 1,
      secret: 'aa'.repeat(32),
      seats,
      deal: null,
    };
    const known = diceOf(first as never);
    const again = { ...first, id: 'second', secret: 'bb'.repeat(32), deal: known };
    const { key } = new Acknowledgements(again as never).chain;
    expect(key).not.toBe(chainKey(known));
    expect(key).not.toBe(chainKey({ table: 'second', secret: known.secret }));
  });

  it('counts a decision once, however often it is sent, and acknowledges it each time', async () => {
    const { ada, bo } = await begun('nemesis');
    const asked = await whoIsAsked(ada, bo);
    const message = asked.answer(() => 0);
    asked.say(message);
    asked.say(message);
    await asked.until(() => asked.links.length === 3, 'three acknowledgements');
    expect(new Set(asked.links.map(({ link }) => link)).size).toBe(1);
    expect(asked.heard.filter(({ say }) => say === 'failed')).toEqual([]);
    asked.say({ ...message, id: 'other', at: message.at + 1000 });
    expect(await asked.hears('failed')).toMatchObject({ problem: 'stale', id: 'other' });
  });

  it('sends a page everything once, however often it enters', async () => {
    const { ada, bo, table } = await begun('nemesis');
    for (let i = 0; i < 3; i++) ada.say({ say: 'enter', table });
    await play([ada, bo], 6);
    ada.say({ say: 'resync' });
    await ada.hears('moment');
    const told = ada.heard.flatMap((message) =>
      message.say === 'changed' ? message.seq : message.say === 'moment' ? message.moment.seq : [],
    );
    expect(told).toEqual(told.map((_, i) => i + 1));
    expect(ada.gaps).toBe(0);
  });

  it('goes on after a restart exactly where it was, for everybody', async () => {
    const { ada, bo, eve, table } = await begun('nemesis');
    await play([ada, bo], 25);
    const asked = await whoIsAsked(ada, bo);
    const before = asked.moment!;
    await server.close();
    server = await start();
    for (const one of [ada, bo, eve]) {
      one.moment = null;
      await one.connect(server.port);
      await one.enter(table);
      await one.until(() => one.moment !== null, 'the table again');
    }
    expect(asked.moment!.view).toEqual(before.view);
    expect(asked.moment!.number).toBe(before.number);
    await play([ada, bo], 5);
    for (const one of [ada, bo, eve]) expect(one.gaps).toBe(0);
  });

  it('keeps strangers out of seats, and opens one to anyone who has its key', async () => {
    const { ada, bo, eve, table } = await begun('nemesis');
    const key = await ada.newKey(asSeat(0));
    const asked = await whoIsAsked(ada, bo);
    const { number, view } = asked.moment!;
    const says = view.question!.options[0]!;
    for (const stranger of [eve, asked === ada ? bo : ada]) {
      stranger.say({ say: 'decide', id: 'x', seat: view.seat, says, at: number });
      expect(await stranger.hears('failed')).toMatchObject({ problem: 'refused' });
      stranger.say({ say: 'undo', id: 'y', seat: view.seat });
      expect(await stranger.hears('failed')).toMatchObject({ problem: 'refused' });
      stranger.say({ say: 'hint', seat: view.seat });
      expect(await stranger.hears('failed')).toMatchObject({ problem: 'refused' });
    }
    const phone = await guest();
    phone.say({ say: 'enter', table, key: 'ab'.repeat(16) });
    expect(await phone.hears('failed')).toMatchObject({ problem: 'not-yours' });
    await phone.enter(table, { key });
    await phone.until(() => phone.moment !== null);
    expect(phone.moment!.view.seat).toBe(0);
    expect(phone.moment!.view).toEqual(ada.moment!.view);
  });

  it('accepts nothing while nothing can be stored, sends nothing of it, and goes on afterwards', async () => {
    const { ada, bo } = await begun('nemesis');
    const asked = await whoIsAsked(ada, bo);
    const { number, view } = asked.moment!;
    const unblock = await kept.block();
    const message = asked.answer(() => 0);
    expect(await asked.hears('failed')).toMatchObject({ problem: 'unkept', id: message.id });
    await unblock();
    const again = asked.hears('moment');
    asked.say({ say: 'resync' });
    await again;
    expect(asked.moment!.view).toEqual(view);
    expect(asked.moment!.number).toBe(number);
    const taken = asked.hears('taken');
    asked.say(message);
    expect((await taken).id).toBe(message.id);
  });

  it('gives hints to the seat that is asked', async () => {
    const { ada, bo } = await begun('nemesis');
    for (;;) {
      await play([ada, bo], 1);
      const asked = await whoIsAsked(ada, bo);
      const { view } = asked.moment!;
      asked.say({ say: 'hint', seat: view.seat });
      const { hints } = await asked.hears('hint');
      if (hints.length === 0) continue;
      expect(view.question!.options).toContain(hints[0]!.option);
      return;
    }
  });

  it('tells who is present and who has left', async () => {
    const { ada, bo } = await begun('nemesis');
    expect(ada.info!.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person', 'bot']);
    expect(ada.info!.seats[2]!.presence).toBe('here');
    bo.say({ say: 'seen', seen: false });
    await ada.until(() => ada.info!.seats[2]!.presence === 'away', 'Bo away');
    bo.say({ say: 'seen', seen: true });
    await ada.until(() => ada.info!.seats[2]!.presence === 'here', 'Bo back');
    bo.close();
    await ada.until(() => ada.info!.seats[2]!.presence === 'away', 'Bo away');
  });
});

describe('the lobby', () => {
  it('lists public tables by itself, and no others', async () => {
    const looker = await guest();
    looker.say({ say: 'tables' });
    const ada = await guest();
    await ada.open({ listed: false });
    const open = await ada.open({ game: 'lockdown', seats: 3 });
    await ada.sit(asSeat(1), 'Ada');
    const listed = await looker.until(
      () =>
        looker.heard.findLast(
          (message) => message.say === 'tables' && message.tables[0]?.taken === 1,
        ),
      'the table',
    );
    expect(listed).toMatchObject({
      tables: [{ id: open, game: 'lockdown', seats: 3, taken: 1, names: ['Ada'], state: 'open' }],
    });
  });

  it('lets only the host start the table and remove others, once all are ready', async () => {
    const ada = await guest();
    const bo = await guest();
    const table = await ada.open();
    await bo.enter(table);
    await bo.sit(asSeat(1), 'Bo');
    await ada.sit(asSeat(0), 'Ada');
    for (const message of [{ say: 'start' }, { say: 'remove', seat: asSeat(0) }] as const) {
      bo.say(message);
      expect(await bo.hears('failed')).toMatchObject({ problem: 'not-yours' });
    }
    bo.say({ say: 'sit', seat: asSeat(0), name: 'Bo' });
    expect(await bo.hears('failed')).toMatchObject({ problem: 'seat-taken' });
    ada.say({ say: 'start' });
    expect(await ada.hears('failed')).toMatchObject({ problem: 'refused' });
    ada.say({ say: 'remove', seat: asSeat(1) });
    await bo.until(() => bo.info!.seats[1]!.kind === 'empty');
    ada.say({ say: 'start' });
    await bo.until(() => bo.info!.state === 'playing');
  });

  it('refuses tables that cannot be played, and too many of them', async () => {
    const ada = await guest();
    for (const wrong of [
      { game: 'chess' },
      { seats: 2 },
      { options: { moon: true } },
      { bots: 'x' },
    ]) {
      ada.say({
        say: 'create',
        wish: { ...WISH, ...wrong },
      });
      expect(await ada.hears('failed')).toMatchObject({ problem: 'bad-settings' });
    }
    for (let i = 0; i < 20; i++) await ada.open();
    ada.say({ say: 'create', wish: WISH });
    expect(await ada.hears('failed')).toMatchObject({ problem: 'too-many' });
  });
});

describe('the door', () => {
  it.each([
    'hello',
    '{}',
    '[]',
    'null',
    '{"say":"decide"}',
    '{"say":"tables","__proto__":{"x":1}}',
    '{"say":"enter","table":"../etc"}',
    `{"say":"sit","seat":0,"name":"${'x'.repeat(201)}"}`,
    '{"say":"decide","id":"a","seat":1e99,"says":"x","at":0}',
  ])('refuses %s', async (text) => {
    const ada = await guest();
    ada.sendRaw(text);
    expect(await ada.hears('failed')).toMatchObject({ problem: 'bad-message' });
    expect(ada.isOpen).toBe(true);
  });

  it('disconnects clients that send too much or no text, and slows fast ones down', async () => {
    const huge = await guest();
    huge.sendRaw('x'.repeat(100_000));
    await huge.until(() => !huge.isOpen, 'the socket to close');
    const binary = await guest();
    binary.sendRaw(Buffer.from([1, 2, 3]));
    await binary.until(() => !binary.isOpen, 'the socket to close');
    await server.close();
    server = await start({ rate: 1, burst: 3 });
    const fast = await guest();
    for (let i = 0; i < 5; i++) fast.say({ say: 'tables' });
    expect(await fast.hears('failed')).toMatchObject({ problem: 'too-fast' });
  });

  it('is closed to pages of other origins', async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}/online`, {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(response.status).toBe(404);
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/online`);
    // Without the page's own origin there is no socket.
    await new Promise((resolve) => socket.addEventListener('error', resolve));
    expect(socket.readyState).not.toBe(WebSocket.OPEN);
  });

  it('is closed to pages whose host name was rebound to this machine', async () => {
    const host = 'evil.example';
    const get = (path: string, headers: Readonly<Record<string, string>>): Promise<number> =>
      new Promise((resolve, reject) => {
        const at = { host: '127.0.0.1', port: server.port, path, headers };
        request(at, ({ statusCode }) => resolve(statusCode!))
          .on('upgrade', (_response, socket) => {
            socket.destroy();
            resolve(101);
          })
          .on('error', reject)
          .end();
      });
    const upgrade = {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    };
    const own = `127.0.0.1:${server.port}`;
    expect(await get('/online.json', { host })).toBe(421);
    expect(await get('/online.json', { host: own })).toBe(200);
    expect(await get('/online', { ...upgrade, host, origin: `http://${host}` })).toBe(403);
    expect(await get('/online', { ...upgrade, host: own, origin: `http://${own}` })).toBe(101);
  });

  it('reports its health and its metrics', async () => {
    const at = `http://127.0.0.1:${server.port}`;
    await eventually(async () =>
      expect(await (await fetch(`${at}/healthz`)).json()).toEqual({ ok: true }),
    );
    expect(await (await fetch(`${at}/online.json`)).json()).toEqual({ online: ONLINE_VERSION });
    expect(await (await fetch(`${at}/metrics`)).text()).toContain(
      'deadlight_tables{state="playing"} 0',
    );
    const policy = (await fetch(at)).headers.get('content-security-policy');
    expect(policy).not.toContain('unsafe');
  });
});
