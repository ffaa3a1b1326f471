/** Notices of tables over days, as a service on this machine gets them. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asSeat } from '@deadlight/engine';
import type { AccountAsk, FromServer } from '@deadlight/host';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { type Kept, newKept } from '../testing/kept.ts';
import { letPass } from '../testing/let-pass.ts';
import { Browser, signerOf } from '../testing/push-service.ts';
import { type RunningServer, startServer } from './server.ts';
import { Guest } from './testing.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Milliseconds between two looks. */
const POLL = 100;

interface Got {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly raw: Buffer;
  /** What it says, if it is not encrypted. */
  readonly body: Readonly<Record<string, unknown>>;
}

let kept: Kept;
let guests: Guest[];
let server: RunningServer;
let service: Server;
let got: Got[];
/** What the service answers next. */
let answers: number[];

const start = async (privateWebhooks = true): Promise<void> => {
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
    privateWebhooks,
  });
};

beforeEach(async () => {
  kept = await newKept();
  [guests, got, answers] = [[], [], []];
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const [raw, { headers }] = [Buffer.concat(parts), request];
      const isEncrypted = headers['content-encoding'] !== undefined;
      got.push({
        path: request.url!,
        headers,
        raw,
        body: isEncrypted ? {} : JSON.parse(raw.toString()),
      });
      response.writeHead(answers.shift() ?? 204).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  for (const one of guests) one.close();
  expect(guests.flatMap(({ unlike }) => unlike)).toEqual([]);
  await server.close();
  service.close();
  kept.remove();
});

const address = (path: string): string =>
  `http://127.0.0.1:${(service.address() as AddressInfo).port}/${path}`;

async function guest(): Promise<Guest> {
  const made = await new Guest().connect(server.port);
  guests.push(made);
  return made;
}

async function ask(of: Guest, what: AccountAsk): Promise<FromServer> {
  const from = of.heard.length;
  of.say({ say: 'account', ask: what });
  return of.until(
    () => of.heard.slice(from).find(({ say }) => say === 'account' || say === 'failed'),
    'the account',
  );
}

const byWebhook = async (one: Guest, name: string): Promise<void> => {
  await ask(one, { do: 'webhook', webhook: { kind: 'json', url: address(name) } });
};

/** Ada and Bo have said how they are told something, and neither looks at the table. */
async function dealt(agree: (one: Guest, name: string) => Promise<void> = byWebhook) {
  const [ada, bo] = [await guest(), await guest()];
  for (const [name, one] of Object.entries({ ada, bo })) await agree(one, name);
  const clock = {
    bank: 3600,
    more: 0,
    end: 'wait',
    days: { each: true, hours: true, holidays: true },
  } as const;
  const table = await ada.open({ game: 'nemesis', seats: 2, clock });
  await bo.enter(table);
  await ada.sit(asSeat(0), 'Ada');
  await bo.sit(asSeat(1), 'Bo');
  for (const one of [ada, bo]) one.say({ say: 'seen', seen: false });
  bo.say({ say: 'ready', ready: true });
  await ada.until(() => ada.info!.seats[1]!.ready, 'Bo is ready');
  ada.say({ say: 'start' });
  for (const one of [ada, bo]) await one.until(() => one.moment !== null, 'the first moment');
  return { ada, bo, table };
}

it('says once whose turn it is, and reminds them, over a restart and a service that was down', async () => {
  await start();
  answers = [503];
  const { ada, bo, table } = await dealt();
  const { asked } = ada.moment!.view;
  expect(asked).toHaveLength(1);
  const path = asked[0] === 0 ? '/ada' : '/bo';
  await eventually(() => expect(got).toHaveLength(1), POLL);
  expect(got[0]).toMatchObject({ path, body: { about: 'turn', table, game: 'nemesis' } });
  for (const one of [ada, bo]) one.close();
  await server.close();
  // The service could not take it: it comes again, under the same name.
  await letPass(kept, { ms: HOUR / 6, wasThere: true });
  await start();
  await eventually(() => expect(got).toHaveLength(2), POLL);
  expect(got[1]!.body['id']).toBe(got[0]!.body['id']);
  await server.close();
  await letPass(kept, { ms: (HOUR * 2) / 3, wasThere: true });
  await start();
  await eventually(() => expect(got).toHaveLength(3), POLL);
  expect(got[2]).toMatchObject({ path, body: { about: 'reminder', table } });
  await server.close();
  await letPass(kept, { ms: HOUR / 10, wasThere: true });
  await start();
  const late = asked[0] === 0 ? ada : bo;
  await late.connect(server.port);
  late.moment = null;
  await late.enter(table);
  late.say({ say: 'seen', seen: false });
  await late.until(() => late.isAsked, 'the question');
  late.answer(() => 0);
  const other = asked[0] === 0 ? '/bo' : '/ada';
  // The next in turn is told; nobody was told twice meanwhile.
  await eventually(() => expect(got.map((one) => one.path)).toContain(other), POLL);
  expect(got.filter((one) => one.path === path)).toHaveLength(3);
});

it('leaves those alone who look at the table', async () => {
  await start();
  const [ada] = [await guest()];
  await ask(ada, { do: 'webhook', webhook: { kind: 'json', url: address('ada') } });
  const clock = { bank: 3600, more: 0, days: { each: true, hours: true, holidays: true } };
  await ada.open({ game: 'nemesis', seats: 1, clock });
  ada.say({ say: 'seen', seen: true });
  await ada.sit(asSeat(0), 'Ada');
  ada.say({ say: 'start' });
  await ada.until(() => ada.isAsked, 'a question');
  const told = await ask(ada, { do: 'try-notice', way: 'webhook' });
  expect(told).toMatchObject({ told: { is: 'tried', way: 'webhook', arrived: true } });
  // The trial has arrived, and nothing before it.
  expect(got.map(({ body }) => body['about'])).toEqual(['test']);
});

it('sends nothing into its own network, and shows nobody the address', async () => {
  await start(false);
  const ada = await guest();
  const webhook = (url: string) => ({ do: 'webhook', webhook: { kind: 'json', url } }) as const;
  for (const url of [address('ada'), 'https://name:word@example.org/', 'https://example.org:22/'])
    expect(await ask(ada, webhook(url))).toMatchObject({ say: 'failed', problem: 'refused' });
  // What a name stands for is seen when something is sent.
  const told = await ask(ada, webhook('https://localhost/secret'));
  expect(told).toMatchObject({
    told: { account: { webhook: { kind: 'json', host: 'localhost' } } },
  });
  expect(JSON.stringify(told)).not.toContain('secret');
  const tried = await ask(ada, { do: 'try-notice', way: 'webhook' });
  expect(tried).toMatchObject({ told: { is: 'tried', way: 'webhook', arrived: false } });
  expect(got).toEqual([]);
});

it('tells a device, in words that only it reads, and forgets one that is gone', async () => {
  await start();
  const browsers: Record<string, Browser> = { ada: new Browser(), bo: new Browser() };
  const push = (name: string) =>
    ({ do: 'push', subscription: browsers[name]!.subscription(address(name)) }) as const;
  const { ada, bo, table } = await dealt(async (one, name) => {
    const told = await ask(one, push(name));
    expect(told).toMatchObject({ told: { account: { push: { here: true, devices: 1 } } } });
  });
  await eventually(() => expect(got).toHaveLength(1), POLL);
  const [first] = got;
  const name = first!.path.slice(1);
  const { waiting, place, tag, body } = JSON.parse(browsers[name]!.decrypt(first!.raw));
  expect({ waiting, place, tag }).toEqual({ waiting: 1, place: `online/${table}`, tag: table });
  expect(body).toMatch(/^It is your turn at a table of Nemesis\. Your time is up: /);
  expect(() => browsers[name === 'ada' ? 'bo' : 'ada']!.decrypt(first!.raw)).toThrow();
  const asked = name === 'ada' ? ada : bo;
  const shown = await ask(asked, { do: 'show' });
  const { key } = (shown as { told: { account: { push: { key: string } } } }).told.account.push;
  expect(signerOf(first!.headers)).toMatchObject({ key, aud: address('').slice(0, -1) });
  expect(Number(first!.headers['ttl'])).toBeGreaterThan(3000);
  // The browser has taken its agreement back.
  answers = [410];
  const tried = await ask(asked, { do: 'try-notice', way: 'push' });
  expect(tried).toMatchObject({ told: { is: 'tried', arrived: false } });
  const after = await ask(asked, { do: 'show' });
  expect(after).toMatchObject({ told: { account: { push: { key, here: false, devices: 0 } } } });
});

it('keeps nothing of a device whose owner has deleted everything', async () => {
  await start();
  const ada = await guest();
  const browser = new Browser();
  await ask(ada, { do: 'push', subscription: browser.subscription(address('ada')) });
  const told = await ask(ada, { do: 'export' });
  expect(JSON.stringify(told)).toContain(address('ada'));
  await ask(ada, { do: 'delete' });
  await ada.connect(server.port);
  const shown = await ask(ada, { do: 'show' });
  expect(shown).toMatchObject({ told: { account: { push: { here: false, devices: 0 } } } });
});

/** The server is stopped, and started again after this time. */
async function later(ms: number): Promise<void> {
  for (const one of guests) one.close();
  await server.close();
  await letPass(kept, { ms, wasThere: true });
  await start();
}

it('takes the second way after a while, once', async () => {
  await start();
  const { table } = await dealt(async (one, name) => {
    await byWebhook(one, name);
    const subscription = new Browser().subscription(address(`${name}/push`));
    await ask(one, { do: 'push', subscription });
    const second = { way: 'push', after: 30 } as const;
    await ask(one, { do: 'notices', choice: { first: 'webhook', second, daily: null } });
  });
  await eventually(() => expect(got).toHaveLength(1), POLL);
  const [{ path, body }] = got as [Got];
  expect(body).toMatchObject({ about: 'turn', table });
  // Not before they have chosen, and not more often.
  await later(15 * MINUTE);
  await letRun();
  expect(got).toHaveLength(1);
  await later(16 * MINUTE);
  await eventually(() => expect(got).toHaveLength(2), POLL);
  expect(got[1]!.path).toBe(`${path}/push`);
  await later(18 * MINUTE);
  await eventually(() => expect(got).toHaveLength(3), POLL);
  expect(got[2]).toMatchObject({ path, body: { about: 'reminder' } });
});

/** What is due has been looked at: something that was due later than that has been told. */
async function letRun(): Promise<void> {
  const other = await guest();
  await byWebhook(other, 'other');
  const clock = { bank: 3600, more: 0, days: { each: true, hours: true, holidays: true } };
  await other.open({ game: 'nemesis', seats: 1, clock });
  other.say({ say: 'seen', seen: false });
  await other.sit(asSeat(0), 'Other');
  other.say({ say: 'start' });
  await eventually(() => expect(got.some((one) => one.path === '/other')).toBe(true), POLL);
  got = got.filter((one) => one.path !== '/other');
}

it('tells of all tables that wait in one message a day', async () => {
  await start();
  const ada = await guest();
  await byWebhook(ada, 'ada');
  const hour = (new Date().getUTCHours() + 2) % 24;
  const daily = { hour, zone: 'UTC' };
  await ask(ada, { do: 'notices', choice: { first: 'webhook', second: null, daily } });
  const days = { each: true, hours: true, holidays: true };
  const clock = { bank: 5 * 24 * 3600, more: 0, end: 'wait', days } as const;
  for (const game of ['nemesis', 'lockdown']) {
    ada.moment = null;
    await ada.open({ game, seats: 1, clock });
    ada.say({ say: 'seen', seen: false });
    await ada.sit(asSeat(0), 'Ada');
    ada.say({ say: 'start' });
    await ada.until(() => ada.isAsked, 'a question');
  }
  const toAda = (): Got[] => got.filter(({ path }) => path === '/ada');
  await letRun();
  expect(toAda()).toEqual([]);
  await later(24 * HOUR);
  await eventually(() => expect(toAda()).toHaveLength(1), POLL);
  const { id, about, table, text, link } = toAda()[0]!.body;
  expect({ about, table }).toEqual({ about: 'digest', table: null });
  expect(id).toMatch(/^digest .*:00:00\.000Z$/);
  expect(link).toMatch(/#\/tables$/);
  const lines = String(text).split('\n');
  expect(lines[0]).toBe('2 tables wait for you:');
  expect(lines.slice(1).toSorted()).toEqual([
    expect.stringMatching(/^Nemesis, until /),
    expect.stringMatching(/^Nemesis: Lockdown, until /),
  ]);
  await later(MINUTE);
  await letRun();
  expect(toAda()).toHaveLength(1);
});

it('tells those again who had answered before the last of several', async () => {
  await start();
  const people: Guest[] = [];
  for (const name of ['0', '1', '2', '3']) {
    const one = await guest();
    people.push(one);
    await byWebhook(one, name);
  }
  const [host] = people as [Guest];
  const clock = { bank: 3600, more: 0, days: { each: true, hours: true, holidays: true } };
  const table = await host.open({ game: 'panic', clock });
  for (const [i, one] of people.entries()) {
    if (one !== host) await one.enter(table);
    one.say({ say: 'seen', seen: false });
    await one.sit(asSeat(i), `Player ${i}`);
    if (one !== host) one.say({ say: 'ready', ready: true });
  }
  const isReady = (): boolean => host.info!.seats.slice(1).every(({ ready }) => ready);
  await host.until(isReady, 'all are ready');
  host.say({ say: 'start' });
  for (const one of people) await one.until(() => one.moment !== null, 'the first moment');
  /** Gives an answer, which all others have heard of. */
  const answer = async (one: Guest): Promise<void> => {
    await one.until(() => one.isAsked, 'a question');
    const from = one.heard.length;
    const numbers = people.map(({ moment }) => moment!.number);
    const { id } = one.answer((n) => Math.floor(Math.random() * n));
    await one.until(
      () => one.heard.slice(from).some((heard) => heard.say === 'taken' && heard.id === id),
      'that it is taken',
    );
    if (asked().length > 1) return;
    for (const [i, other] of people.entries())
      await other.until(() => other.moment!.number > numbers[i]!, 'what came of it');
  };
  const asked = (): readonly number[] => host.moment!.view.asked;
  // Two choose what they trade: whoever has the turn first, and then the other.
  let turn = 0;
  while (asked().length !== 2) {
    if (asked().length === 1) turn = asked()[0]!;
    for (const seat of asked()) await answer(people[seat]!);
  }
  const other = asked().find((seat) => seat !== turn)!;
  await answer(people[turn]!);
  const place = (await kept.log(table)).length;
  await answer(people[other]!);
  const [next] = asked();
  await eventually(
    () => expect(got.map(({ body }) => body['id'])).toContain(`${table} turn ${place} ${next}`),
    POLL,
  );
  expect(next).toBe(turn);
});
