/** What people at a table do besides playing: clocks, votes, bots in their seats, chat, looking back. */
import { below, randomFrom } from '@deadlight/engine';
import type { OnlineWish, TableInfo, Times } from '@deadlight/host';
import { type DestinationStream, pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Kept, newKept } from '../testing/kept.ts';
import { type RunningServer, startServer } from './server.ts';
import { Guest } from './testing.ts';

let kept: Kept;
let server: RunningServer;
let guests: Guest[];
let told: string[];

const start = (): Promise<RunningServer> =>
  startServer({
    port: 0,
    address: '127.0.0.1',
    data: kept.data,
    store: kept.store,
    bus: kept.bus,
    app: kept.data,
    publicUrl: null,
    log: pino({ level: 'warn' }, {
      write: (line) => told.push(line),
    } satisfies DestinationStream),
    limits: { rate: 10_000, burst: 10_000 },
    botTime: [0, 1],
  });

beforeEach(async () => {
  kept = await newKept();
  guests = [];
  told = [];
  server = await start();
});

afterEach(async () => {
  for (const one of guests) one.close();
  await server.close();
  kept.remove();
});

const come = async (): Promise<Guest> => {
  const made = await new Guest().connect(server.port);
  guests.push(made);
  return made;
};

/** Ada and Bo play Nemesis, Eve looks on. */
async function begun(wish: Partial<OnlineWish> = {}) {
  const [ada, bo, eve] = [await come(), await come(), await come()];
  const table = await ada.open({ game: 'nemesis', seats: 2, ...wish });
  await bo.enter(table);
  await eve.enter(table);
  await ada.sit(0, 'Ada');
  await bo.sit(1, 'Bo');
  bo.say({ say: 'ready', ready: true });
  await ada.until(() => ada.info!.seats[1]!.ready);
  ada.say({ say: 'start' });
  for (const one of [ada, bo, eve]) await one.until(() => one.moment !== null, 'the first moment');
  return { ada, bo, eve, table };
}

const random = randomFrom('together');

const whoIsAsked = (players: readonly Guest[]): Promise<Guest> =>
  vi.waitFor(() => players.find(({ isAsked }) => isAsked) ?? expect.fail('nobody is asked'), {
    timeout: 20_000,
    interval: 2,
  });

/** Lets those who are asked answer so many times. */
async function play(players: readonly Guest[], times: number): Promise<void> {
  for (let made = 0; made < times; made++) {
    const next = await whoIsAsked(players);
    const { number } = next.moment!;
    next.answer((n) => below(random, n));
    await next.until(() => !next.isAsked || next.moment!.number !== number, 'what came of it');
  }
}

/** Plays until one of them is asked alone: it, and the other. */
async function oneAsked(ada: Guest, bo: Guest): Promise<[asked: Guest, other: Guest]> {
  for (;;) {
    const { asked } = (await whoIsAsked([ada, bo])).moment!.view;
    if (asked.length === 1) return ada.isAsked ? [ada, bo] : [bo, ada];
    await play([ada, bo], 1);
  }
}

const isInfo = (
  one: Guest,
  holds: (info: TableInfo) => boolean,
  what: string,
): Promise<TableInfo> =>
  one.until(() => (one.info !== null && holds(one.info) ? one.info : undefined), what);

/** What is asked of a table now is answered after all that was told before. */
async function haveHeardAll(one: Guest): Promise<void> {
  const after = one.hears('table');
  one.say({ say: 'seen', seen: true });
  await after;
}

const times = (one: Guest): Times => one.heard.findLast((message) => message.say === 'time')!;

const entries = (table: string) =>
  kept.log(table) as Promise<{ do: string; by?: string; left?: number }[]>;

describe('when time is up', () => {
  it('the others may let a bot play, which gives the seat back to who returns', async () => {
    const { ada, bo, eve, table } = await begun({ clock: { bank: 1, more: 0 } });
    const [late, other] = await oneAsked(ada, bo);
    const seat = late.moment!.view.seat;
    const { vote } = await isInfo(other, ({ vote }) => vote?.about.do === 'late', 'the question');
    expect(vote).toMatchObject({
      about: { do: 'late', seat },
      choices: ['wait', 'skip', 'bot'],
      voices: [{ seat: other.moment!.view.seat, says: null }],
    });
    // Neither the one who is late nor a spectator has a voice.
    for (const one of [late, eve]) {
      one.say({ say: 'vote', vote: vote!.number, choice: 'wait' });
      expect(await one.hears('failed')).toMatchObject({ problem: 'not-yours' });
    }
    other.say({ say: 'vote', vote: vote!.number, choice: 'bot' });
    await isInfo(late, ({ seats }) => seats[seat]!.standIn, 'the bot');
    await vi.waitFor(
      async () => expect((await entries(table)).some(({ by }) => by === 'bot')).toBe(true),
      {
        timeout: 20_000,
      },
    );
    late.say({ say: 'back' });
    await isInfo(other, ({ seats }) => !seats[seat]!.standIn, 'the return');
    await other.until(() => times(other).clock!.left[seat]! > 0, 'some time');
  });

  it('they may skip: a bot answers this once, and the seat stays whose it was', async () => {
    const { ada, bo, table } = await begun({ clock: { bank: 1, more: 0 } });
    const [late, other] = await oneAsked(ada, bo);
    const { number, view } = late.moment!;
    const { vote } = await isInfo(other, ({ vote }) => vote?.about.do === 'late', 'the question');
    other.say({ say: 'vote', vote: vote!.number, choice: 'skip' });
    await late.until(() => late.moment!.number > number, 'the answer of the bot');
    expect(late.info!.seats[view.seat]!.standIn).toBe(false);
    expect((await entries(table)).filter(({ by }) => by === 'bot')).toHaveLength(1);
    // Or wait, which gives some time.
    const { vote: again } = await isInfo(
      other,
      (info) => info.vote !== null && info.vote.number > vote!.number,
      'the next question',
    );
    if (again!.voices.some(({ seat }) => seat === other.moment!.view.seat)) {
      const time = other.hears('time');
      other.say({ say: 'vote', vote: again!.number, choice: 'wait' });
      expect(Math.max(...(await time).clock!.left)).toBe(1000);
    }
  });

  it('clocks stand while the table has agreed to it, and are known after a restart', async () => {
    const { ada, bo, table } = await begun({ clock: { bank: 600, more: 5 } });
    await play([ada, bo], 6);
    ada.say({ say: 'propose', about: { do: 'bot', seat: 15 } });
    expect(await ada.hears('failed')).toMatchObject({ problem: 'refused' });
    ada.say({ say: 'propose', about: { do: 'pause' } });
    const { vote } = await isInfo(bo, ({ vote }) => vote !== null, 'the vote');
    bo.say({ say: 'propose', about: { do: 'end' } });
    expect(await bo.hears('failed')).toMatchObject({ problem: 'refused' });
    bo.say({ say: 'vote', vote: vote!.number, choice: 'yes' });
    await bo.until(() => times(bo).clock!.paused, 'the pause');
    const stood = times(bo).clock!;
    expect(stood.going).toBe(false);
    await server.close();
    server = await start();
    for (const one of [ada, bo]) {
      await one.connect(server.port);
      const time = one.hears('time');
      await one.enter(table);
      expect((await time).clock).toMatchObject({ left: stood.left, paused: true, going: false });
    }
    ada.say({ say: 'propose', about: { do: 'go-on' } });
    const { vote: on } = await isInfo(bo, (info) => info.vote !== null, 'the vote');
    bo.say({ say: 'vote', vote: on!.number, choice: 'yes' });
    await bo.until(() => times(bo).clock!.going || !times(bo).clock!.paused, 'the clocks');
  });

  it('nothing tells who has answered what several are asked at once', async () => {
    const wish = { game: 'panic', seats: 4, clock: { bank: 300, more: 0 } };
    const all = [await come(), await come(), await come(), await come()];
    const [ada] = all as [Guest];
    const table = await ada.open(wish);
    for (const [seat, one] of all.entries()) {
      await one.enter(table);
      await one.sit(seat, `Player ${seat}`);
      one.say({ say: 'ready', ready: true });
    }
    await isInfo(ada, ({ seats }) => seats.every(({ ready }) => ready), 'all');
    ada.say({ say: 'start' });
    for (const one of all) await one.until(() => one.moment !== null, 'the first moment');
    // A trade: both put something down.
    let asked: readonly number[] = [];
    while (asked.length < 2) {
      await play(all, 1);
      asked = (await whoIsAsked(all)).moment!.view.asked;
    }
    const [one, other] = asked.map((seat) => all[seat]!) as [Guest, Guest];
    await other.until(() => other.isAsked, 'the question');
    expect(times(other).clock).toMatchObject({ runs: null, together: expect.any(Number) });
    const others = all.filter((guest) => guest !== one);
    for (const guest of others) await haveHeardAll(guest);
    const heard = others.map((guest) => guest.heard.length);
    const taken = one.hears('taken');
    one.answer(() => 0);
    await taken;
    for (const [i, guest] of others.entries()) {
      await haveHeardAll(guest);
      const news = guest.heard.slice(heard[i]).filter(({ say }) => say !== 'table');
      // A beat comes by the clock, whatever anybody does.
      expect(news.filter(({ say }) => say !== 'beat')).toEqual([]);
    }
  });
});

describe('a table agrees', () => {
  it('to go back, and everybody reads what would be taken back as far as they may', async () => {
    const { ada, bo, eve, table } = await begun();
    await play([ada, bo], 14);
    const [asker, other] = await oneAsked(ada, bo);
    const past = asker.hears('past');
    asker.say({ say: 'past', step: 5 });
    const { moment } = await past;
    expect(moment.view.seat).toBe(asker.moment!.view.seat);
    expect(moment.replay!.at).toBe(5);
    asker.say({ say: 'propose', about: { do: 'rewind', to: 5 } });
    const { vote } = await isInfo(other, (info) => info.vote !== null, 'the vote');
    const all = other.heard.flatMap((message) =>
      message.say === 'moment'
        ? message.moment.lines
        : message.say === 'changed'
          ? (message.lines ?? [])
          : [],
    );
    expect(vote!.lines.length).toBeGreaterThan(0);
    expect(all.slice(-vote!.lines.length)).toEqual(vote!.lines);
    eve.say({ say: 'vote', vote: vote!.number, choice: 'yes' });
    expect(await eve.hears('failed')).toMatchObject({ problem: 'not-yours' });
    other.say({ say: 'vote', vote: vote!.number, choice: 'yes' });
    await asker.until(() => asker.info!.vote === null, 'the end of the vote');
    await vi.waitFor(() => expect({ ...asker.moment!.view, question: null }).toEqual(moment.view));
    expect((await entries(table)).at(-1)).toMatchObject({ do: 'rewind' });
    const before = asker.moment!.view;
    await server.close();
    server = await start();
    asker.moment = null;
    await asker.connect(server.port);
    await asker.enter(table);
    await asker.until(() => asker.moment !== null, 'the table again');
    expect(asker.moment!.view).toEqual(before);
  });

  it('to end, and plays again: the same people, the same deal', async () => {
    const { ada, bo, table } = await begun();
    const first = ada.moment!.view;
    await play([ada, bo], 4);
    ada.say({ say: 'again', same: true });
    expect(await ada.hears('failed')).toMatchObject({ problem: 'not-yours' });
    bo.say({ say: 'propose', about: { do: 'end' } });
    const { vote } = await isInfo(ada, (info) => info.vote !== null, 'the vote');
    ada.say({ say: 'vote', vote: vote!.number, choice: 'yes' });
    await isInfo(bo, ({ state, ended }) => state === 'over' && ended, 'the end');
    const record = await fetch(`http://127.0.0.1:${server.port}/record/${table}`);
    expect(record.status).toBe(200);
    bo.say({ say: 'again', same: true });
    const { table: next } = await bo.hears('created');
    await isInfo(ada, (info) => info.next === next, 'the next table');
    for (const one of [ada, bo]) {
      one.moment = null;
      await one.enter(next);
      expect(one.info).toMatchObject({ state: 'open', sameDeal: true });
    }
    expect(ada.info!.seats.map(({ name, mine }) => [name, mine])).toEqual([
      ['Ada', true],
      ['Bo', false],
    ]);
    ada.say({ say: 'ready', ready: true });
    await bo.until(() => bo.info!.seats[0]!.ready);
    bo.say({ say: 'start' });
    await ada.until(() => ada.moment !== null, 'the game');
    expect(ada.moment!.view).toEqual(first);
  });
});

describe('a seat', () => {
  it('of a bot is taken while the game runs, left again, and opened on another device', async () => {
    const { ada, bo, eve, table } = await begun({ seats: 3 });
    await play([ada, bo], 4);
    const key = await eve.sit(2, 'Eve');
    await eve.until(() => eve.moment!.view.seat === 2, 'her own view');
    expect(ada.info!.seats[2]).toMatchObject({ kind: 'person', name: 'Eve' });
    const phone = await come();
    await phone.enter(table, key);
    await phone.until(() => phone.moment !== null);
    expect(phone.moment!.view).toEqual(eve.moment!.view);
    // The device is hers from now on, whatever becomes of the key.
    eve.say({ say: 'key', seat: 2 });
    await eve.hears('seated');
    phone.close();
    await phone.connect(server.port);
    await phone.enter(table, key);
    expect(phone.info!.seats[2]!.mine).toBe(true);
    eve.say({ say: 'stand', seat: 2 });
    await isInfo(ada, ({ seats }) => seats[2]!.kind === 'bot', 'the bot');
    await phone.until(() => phone.moment!.view.seat === -1, 'what everybody sees');
  });

  it('of a bot stays a bot’s where the table wants that', async () => {
    const { eve } = await begun({ seats: 3, join: false });
    eve.say({ say: 'sit', seat: 2, name: 'Eve', luck: '00' });
    expect(await eve.hears('failed')).toMatchObject({ problem: 'refused' });
  });
});

describe('the chat', () => {
  const lines = (one: Guest) =>
    one.heard.flatMap((message) => (message.say === 'chat' ? message.lines : []));

  it('keeps table and spectators apart, and tells a latecomer what was said', async () => {
    const { ada, bo, eve, table } = await begun();
    const said = bo.hears('chat');
    ada.say({ say: 'chat', what: { text: '<b>hi</b>' } });
    await said;
    eve.say({ say: 'chat', what: { phrase: 'hello' }, name: 'Eve' });
    await eve.until(() => lines(eve).length === 2);
    expect(lines(eve)).toMatchObject([
      { room: 'table', name: 'Ada', seat: 0, what: { text: '<b>hi</b>' }, mine: false },
      { room: 'watchers', name: 'Eve', seat: null, what: { phrase: 'hello' }, mine: true },
    ]);
    const again = bo.hears('chat');
    ada.say({ say: 'chat', what: { text: 'again' } });
    await again;
    expect(lines(bo).map(({ name }) => name)).toEqual(['Ada', 'Ada']);
    expect(lines(bo)[0]!.who).not.toBe(lines(eve)[0]!.who);
    const late = await come();
    await late.enter(table);
    await late.until(() => lines(late).length === 3);
  });

  it('reports to the operator, is slowed, and can be switched off by who opened the table', async () => {
    const { ada, bo } = await begun();
    const said = bo.hears('chat');
    ada.say({ say: 'chat', what: { text: 'something rude' } });
    const [line] = (await said).lines;
    bo.say({ say: 'report', line: line!.number });
    await vi.waitFor(() => expect(told.join()).toContain('something rude'));
    bo.say({ say: 'report', line: 99 });
    expect(await bo.hears('failed')).toMatchObject({ problem: 'refused' });
    for (let i = 0; i < 8; i++) bo.say({ say: 'chat', what: { text: `${i}` } });
    expect(await bo.hears('failed')).toMatchObject({ problem: 'too-fast' });
    bo.say({ say: 'chatting', on: false });
    expect(await bo.hears('failed')).toMatchObject({ problem: 'not-yours' });
    ada.say({ say: 'chatting', on: false });
    await isInfo(bo, ({ chat }) => !chat, 'silence');
    ada.say({ say: 'chat', what: { text: 'hello?' } });
    expect(await ada.hears('failed')).toMatchObject({ problem: 'refused' });
  });
});
