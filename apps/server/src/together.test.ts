/** What people at a table do besides playing: clocks, votes, bots in their seats, chat, looking back. */
import { asSeat, below, randomFrom, type Seat } from '@deadlight/engine';
import type { OnlineTableSettings, TableInfo, Times } from '@deadlight/host';
import { type DestinationStream, pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
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
  expect(guests.flatMap(({ unlike }) => unlike)).toEqual([]);
  await server.close();
  kept.remove();
});

const come = async (): Promise<Guest> => {
  const made = await new Guest().connect(server.port);
  guests.push(made);
  return made;
};

/** Ada and Bo play Nemesis, Eve looks on. */
async function begun(settings: Partial<OnlineTableSettings> = {}) {
  const [ada, bo, eve] = [await come(), await come(), await come()];
  const table = await ada.open({ game: 'nemesis', seats: 2, ...settings });
  await bo.enter(table);
  await eve.enter(table);
  await ada.sit(asSeat(0), 'Ada');
  await bo.sit(asSeat(1), 'Bo');
  bo.say({ say: 'ready', ready: true });
  await ada.until(() => ada.info!.seats[1]!.ready);
  ada.say({ say: 'start' });
  for (const one of [ada, bo, eve]) await one.until(() => one.moment !== null, 'the first moment');
  return { ada, bo, eve, table };
}

const random = randomFrom('together');

const whoIsAsked = (players: readonly Guest[]): Promise<Guest> =>
  eventually(() => players.find(({ isAsked }) => isAsked) ?? expect.fail('nobody is asked'));

/** Lets those who are asked answer a number of times. */
async function play(players: readonly Guest[], times: number): Promise<void> {
  for (let made = 0; made < times; made++) {
    const next = await whoIsAsked(players);
    const { number } = next.moment!;
    next.answer((n) => below(random, n));
    await next.until(() => !next.isAsked || next.moment!.number !== number, 'what came of it');
  }
}

/** Plays until one of them is asked alone; returns that one and the other. */
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
  it('the others may let a bot play, which gives the seat back when its player returns', async () => {
    const { ada, bo, eve, table } = await begun({ clock: { bank: 1, more: 0 } });
    const [late, other] = await oneAsked(ada, bo);
    const seat = late.moment!.view.seat;
    const { vote } = await isInfo(other, ({ vote }) => vote?.about.do === 'late', 'the question');
    expect(vote).toMatchObject({
      about: { do: 'late', seat },
      choices: ['wait', 'skip', 'bot'],
      voices: [{ seat: other.moment!.view.seat, says: null }],
    });
    // Neither the late player nor a spectator has a vote.
    for (const one of [late, eve]) {
      one.say({ say: 'vote', vote: vote!.number, choice: 'wait' });
      expect(await one.hears('failed')).toMatchObject({ problem: 'not-yours' });
    }
    other.say({ say: 'vote', vote: vote!.number, choice: 'bot' });
    await isInfo(late, ({ seats }) => seats[seat]!.standIn, 'the bot');
    await eventually(async () =>
      expect((await entries(table)).some(({ by }) => by === 'bot')).toBe(true),
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
    // Or wait, which gives more time.
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

  it('clocks stop during an agreed pause, and survive a restart', async () => {
    const { ada, bo, table } = await begun({ clock: { bank: 600, more: 5 } });
    await play([ada, bo], 6);
    ada.say({ say: 'propose', about: { do: 'bot', seat: asSeat(15) } });
    expect(await ada.hears('failed')).toMatchObject({ problem: 'refused' });
    ada.say({ say: 'propose', about: { do: 'pause' } });
    const { vote } = await isInfo(bo, ({ vote }) => vote !== null, 'the vote');
    bo.say({ say: 'propose', about: { do: 'end' } });
    expect(await bo.hears('failed')).toMatchObject({ problem: 'refused' });
    bo.say({ say: 'vote', vote: vote!.number, choice: 'yes' });
    await bo.until(() => times(bo).paused, 'the pause');
    const stood = times(bo).clock!;
    expect(stood.going).toBe(false);
    await server.close();
    server = await start();
    for (const one of [ada, bo]) {
      await one.connect(server.port);
      const time = one.hears('time');
      await one.enter(table);
      expect(await time).toMatchObject({ paused: true, clock: { left: stood.left, going: false } });
    }
    ada.say({ say: 'propose', about: { do: 'go-on' } });
    const { vote: on } = await isInfo(bo, (info) => info.vote !== null, 'the vote');
    bo.say({ say: 'vote', vote: on!.number, choice: 'yes' });
    await bo.until(() => times(bo).clock!.going || !times(bo).paused, 'the clocks');
  });

  it('bots stop during an agreed pause at a table without clocks, too', async () => {
    const { ada, bo, table } = await begun({ seats: 3 });
    await play([ada, bo], 4);
    ada.say({ say: 'propose', about: { do: 'pause' } });
    const { vote } = await isInfo(bo, ({ vote }) => vote !== null, 'the vote');
    bo.say({ say: 'vote', vote: vote!.number, choice: 'yes' });
    await bo.until(() => times(bo).paused, 'the pause');
    expect(times(bo).clock).toBeNull();
    await server.close();
    server = await start();
    for (const one of [ada, bo]) {
      await one.connect(server.port);
      const time = one.hears('time');
      await one.enter(table);
      expect(await time).toMatchObject({ paused: true, clock: null });
    }
    ada.say({ say: 'propose', about: { do: 'pause' } });
    expect(await ada.hears('failed')).toMatchObject({ problem: 'refused' });
    ada.say({ say: 'propose', about: { do: 'go-on' } });
    const { vote: on } = await isInfo(bo, (info) => info.vote !== null, 'the vote');
    bo.say({ say: 'vote', vote: on!.number, choice: 'yes' });
    await bo.until(() => !times(bo).paused, 'the end of the pause');
    await play([ada, bo], 4);
  });

  it('nothing is asked, and nothing is secret, once the people have agreed to end', async () => {
    const { ada, bo, table } = await begun();
    await play([ada, bo], 6);
    ada.say({ say: 'propose', about: { do: 'end' } });
    const { vote } = await isInfo(bo, ({ vote }) => vote !== null, 'the vote');
    bo.say({ say: 'vote', vote: vote!.number, choice: 'yes' });
    for (const one of [ada, bo]) {
      await one.until(() => one.moment!.seed !== null, 'the seed');
      expect(one.moment!.view).toMatchObject({ question: null, asked: [] });
      expect(one.moment).toMatchObject({ undoable: 0, whyNotUndo: null });
    }
    const again = ada.hears('moment');
    await ada.enter(table);
    await again;
    expect(ada.isAsked).toBe(false);
  });

  it('nothing reveals who has answered a question put to several seats', async () => {
    const settings = { game: 'panic', seats: 4, clock: { bank: 300, more: 0 } };
    const all = [await come(), await come(), await come(), await come()];
    const [ada] = all as [Guest];
    const table = await ada.open(settings);
    for (const [seat, one] of all.entries()) {
      await one.enter(table);
      await one.sit(asSeat(seat), `Player ${seat}`);
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
    for (const trader of [one, other])
      await trader.until(
        () => trader.isAsked && trader.moment!.view.asked.length > 1,
        'the question',
      );
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
      // A heartbeat is sent by the clock, whatever anybody does.
      expect(news.filter(({ say }) => say !== 'beat')).toEqual([]);
    }
  });
});

describe('a table agrees', () => {
  it('to rewind, and everybody reads what would be taken back as far as they may know it', async () => {
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
    await eventually(() => expect({ ...asker.moment!.view, question: null }).toEqual(moment.view));
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
  /** Everybody who has a vote says the same. */
  async function allSay(choice: 'yes' | 'no', ...people: readonly Guest[]): Promise<void> {
    for (const one of people) {
      const { vote } = await isInfo(one, ({ vote }) => vote?.about.do === 'sit', 'the request');
      one.say({ say: 'vote', vote: vote!.number, choice });
    }
  }

  const asksFor = (one: Guest, seat: Seat, name: string): void =>
    one.say({ say: 'sit', seat, name });

  it('of a bot is given to somebody by the people at the table, and opened on another device', async () => {
    const { ada, bo, eve, table } = await begun({ seats: 3, join: true });
    await play([ada, bo], 4);
    const seated = eve.hears('seated');
    asksFor(eve, asSeat(2), 'Eve');
    const { vote } = await isInfo(ada, ({ vote }) => vote !== null, 'the request');
    expect(vote).toMatchObject({
      about: { do: 'sit', seat: 2, name: 'Eve' },
      voices: [{ seat: 0 }, { seat: 1 }],
    });
    // Asking shows nothing, and a stranger has no vote.
    expect(eve.moment!.view.seat).toBe(-1);
    eve.say({ say: 'vote', vote: vote!.number, choice: 'yes' });
    expect(await eve.hears('failed')).toMatchObject({ problem: 'not-yours' });
    ada.say({ say: 'vote', vote: vote!.number, choice: 'yes' });
    await isInfo(eve, (info) => info.vote?.voices[0]?.says === 'yes', 'half of them');
    expect(eve.moment!.view.seat).toBe(-1);
    await allSay('yes', bo);
    await seated;
    await eve.until(() => eve.moment!.view.seat === 2, 'her own view');
    const key = await eve.newKey(asSeat(2));
    expect(ada.info!.seats[2]).toMatchObject({ kind: 'person', name: 'Eve' });
    const phone = await come();
    await phone.enter(table, { key });
    await phone.until(() => phone.moment !== null);
    expect(phone.moment!.view).toEqual(eve.moment!.view);
    // The device is hers from now on; the key was used and opens nothing again.
    const thief = await come();
    thief.say({ say: 'enter', table, key });
    expect(await thief.hears('failed')).toMatchObject({ problem: 'not-yours' });
    phone.close();
    await phone.connect(server.port);
    await phone.enter(table, { key });
    expect(phone.info!.seats[2]!.mine).toBe(true);
    eve.say({ say: 'stand', seat: asSeat(2) });
    // It goes back to a bot for everybody to see.
    await isInfo(ada, ({ seats }) => seats[2]!.kind === 'bot', 'the bot');
    expect(ada.info!.seats[2]!.left).toBe('Eve');
    await phone.until(() => phone.moment!.view.seat === -1, 'what everybody sees');
  });

  it('of a bot stays a bot’s if the table wants that, or votes no', async () => {
    const { ada, bo, eve } = await begun({ seats: 3, join: true });
    asksFor(eve, asSeat(2), 'Eve');
    const refused = eve.hears('failed');
    await allSay('no', ada, bo);
    expect(await refused).toMatchObject({ problem: 'seat-denied' });
    expect(ada.info!.seats[2]!.kind).toBe('bot');
    asksFor(eve, asSeat(2), 'Eve');
    expect(await eve.hears('failed')).toMatchObject({ problem: 'seat-denied' });
    const { eve: other } = await begun({ seats: 3 });
    asksFor(other, asSeat(2), 'Eve');
    expect(await other.hears('failed')).toMatchObject({ problem: 'refused' });
  });

  it('is never given to somebody who has seen the game from another, even after a restart', async () => {
    const { ada, bo, table } = await begun({ seats: 3, join: true });
    const key = await bo.newKey(asSeat(1));
    asksFor(ada, asSeat(2), 'Ada');
    expect(await ada.hears('failed')).toMatchObject({ problem: 'seen-another' });
    ada.say({ say: 'stand', seat: asSeat(0) });
    await isInfo(bo, ({ seats }) => seats[0]!.kind === 'bot', 'the bot');
    asksFor(ada, asSeat(2), 'Ada');
    expect(await ada.hears('failed')).toMatchObject({ problem: 'seen-another' });
    await server.close();
    server = await start();
    for (const one of [ada, bo]) {
      await one.connect(server.port);
      await one.enter(table);
    }
    asksFor(ada, asSeat(2), 'Ada');
    expect(await ada.hears('failed')).toMatchObject({ problem: 'seen-another' });
    // Nor with the key of a friend.
    ada.say({ say: 'enter', table, key });
    expect(await ada.hears('failed')).toMatchObject({ problem: 'not-yours' });
    await ada.enter(table);
    asksFor(ada, asSeat(0), 'Ada');
    await allSay('yes', bo);
    await isInfo(ada, ({ seats }) => seats[0]!.mine, 'her own seat again');
  });

  it('of a table without people is given to nobody but the person who had it', async () => {
    const { ada, bo, eve } = await begun({ seats: 2, join: true });
    ada.say({ say: 'stand', seat: asSeat(0) });
    bo.say({ say: 'stand', seat: asSeat(1) });
    await isInfo(eve, ({ seats }) => seats.every(({ kind }) => kind === 'bot'), 'bots alone');
    asksFor(eve, asSeat(0), 'Eve');
    expect(await eve.hears('failed')).toMatchObject({ problem: 'seat-denied' });
    asksFor(bo, asSeat(0), 'Bo');
    expect(await bo.hears('failed')).toMatchObject({ problem: 'seen-another' });
    asksFor(bo, asSeat(1), 'Bo');
    await isInfo(bo, ({ seats }) => seats[1]!.mine, 'his own seat again');
  });

  it('that shares a screen with another shows it, and the others must be ready again', async () => {
    const [ada, bo] = [await come(), await come()];
    const table = await ada.open({ game: 'nemesis', seats: 3 });
    await bo.enter(table);
    await bo.sit(asSeat(0), 'Bo');
    bo.say({ say: 'ready', ready: true });
    await isInfo(ada, ({ seats }) => seats[0]!.ready, 'Bo');
    await ada.sit(asSeat(1), 'Ada');
    expect(bo.info!.seats[0]!.ready).toBe(true);
    await ada.sit(asSeat(2), 'Cem');
    const { seats } = await isInfo(bo, ({ seats }) => seats[2]!.kind === 'person', 'Cem');
    expect(seats.map(({ shares }) => shares)).toEqual([[], [2], [1]]);
    expect(seats[0]!.ready).toBe(false);
    ada.say({ say: 'start' });
    expect(await ada.hears('failed')).toMatchObject({ problem: 'refused' });
  });
});

describe('somebody who is not there', () => {
  const now = performance.now.bind(performance);
  let ahead = 0;

  beforeEach(() => {
    ahead = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('agrees to nothing: neither a rewind nor the end, however long they are away', async () => {
    const { ada, bo, table } = await begun();
    await play([ada, bo], 8);
    bo.close();
    await isInfo(ada, ({ seats }) => seats[1]!.presence !== 'here', 'Bo away');
    const HOUR = 60 * 60_000;
    for (const about of [{ do: 'end' }, { do: 'rewind', to: 2 }] as const) {
      ahead += 2 * HOUR;
      ada.say({ say: 'propose', about });
      const { vote } = await isInfo(ada, (info) => info.vote !== null, 'the vote');
      expect(vote!.voices).toEqual([
        { seat: 0, says: 'yes' },
        { seat: 1, says: null },
      ]);
      ahead += 100 * HOUR;
      ada.say({ say: 'seen', seen: true });
      await isInfo(ada, (info) => info.vote === null, 'the end of the vote');
      expect(ada.info).toMatchObject({ state: 'playing', ended: false });
    }
    expect((await entries(table)).some((entry) => entry.do === 'rewind')).toBe(false);
  });

  it('is waited for as long as the table’s clock says, over a restart; then the majority decides', async () => {
    const bank = 2 * 24 * 60 * 60;
    const cem = await come();
    const [ada, bo] = [await come(), await come()];
    const table = await ada.open({ game: 'nemesis', seats: 3, clock: { bank, more: 0 } });
    for (const [seat, one] of [ada, bo, cem].entries()) {
      await one.enter(table);
      await one.sit(asSeat(seat), `Player ${seat}`);
      one.say({ say: 'ready', ready: true });
    }
    await isInfo(ada, ({ seats }) => seats.every(({ ready }) => ready), 'all');
    ada.say({ say: 'start' });
    await isInfo(bo, ({ state }) => state === 'playing', 'the game');
    cem.close();
    ada.say({ say: 'propose', about: { do: 'end' } });
    const { vote } = await isInfo(bo, (info) => info.vote !== null, 'the vote');
    bo.say({ say: 'vote', vote: vote!.number, choice: 'yes' });
    await isInfo(ada, (info) => info.vote?.voices[1]?.says === 'yes', 'two of three');
    expect(ada.info!.state).toBe('playing');
    await server.close();
    server = await start();
    await ada.connect(server.port);
    await ada.enter(table);
    expect(ada.info!.vote).toMatchObject({ number: vote!.number });
    ahead += bank * 1000;
    ada.say({ say: 'seen', seen: true });
    await isInfo(ada, ({ state, ended }) => state === 'over' && ended, 'the end');
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

  it('reports to the operator, is rate limited, and can be switched off by the host', async () => {
    const { ada, bo } = await begun();
    const said = bo.hears('chat');
    ada.say({ say: 'chat', what: { text: 'something rude' } });
    const [line] = (await said).lines;
    bo.say({ say: 'report', line: line!.number });
    await eventually(() => expect(told.join()).toContain('something rude'));
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
