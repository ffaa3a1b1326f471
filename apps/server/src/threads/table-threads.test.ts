import type { Worker } from 'node:worker_threads';
import { below, randomFrom } from '@deadlight/engine';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { idsIn, travel } from '../../testing/journey.ts';
import { type ServerHere, serverHere } from '../../testing/server-here.ts';
import { failThread } from '../../testing/thread-failures.ts';
import { begun, play } from '../../testing/two-players.ts';
import { tableIn } from '../operator/operator.ts';
import type { ServerOptions } from '../server.ts';
import { shardOf } from '../table/shards.ts';
import { Guest } from '../testing.ts';

const THREADS = 2;
const SMOOTH = { drop: 0, double: 0, overtake: 0, delay: 0, cut: 0 };
const FAILING = new URL('../../testing/failing-thread.ts', import.meta.url);

const threadOf = (table: string): number => shardOf(table) % THREADS;

interface Party {
  readonly table: string;
  readonly players: readonly [Guest, Guest];
}

let here: ServerHere;
/** All threads that were started, by name, each with its runs. */
let workers: Map<string, Worker[]>;
let guests: Guest[];

async function startServer(options: Partial<ServerOptions> = {}): Promise<void> {
  workers = new Map();
  guests = [];
  const note = (worker: Worker): void => {
    const name = worker.threadName ?? '';
    workers.set(name, [...(workers.get(name) ?? []), worker]);
  };
  process.on('worker', note);
  onTestFinished(() => void process.off('worker', note));
  here = await serverHere({ threads: THREADS, threadScript: FAILING, ...options });
  onTestFinished(async () => {
    for (const guest of guests) guest.close();
    await here.close();
  });
}

const runsOf = (thread: number): Worker[] => workers.get(`tables ${thread}`)!;

async function come(): Promise<Guest> {
  const guest = await new Guest().connect(here.server.port);
  guests.push(guest);
  return guest;
}

/** Two people begin a game at a table of a thread. */
async function partyAt(thread: number): Promise<Party> {
  for (;;) {
    const players = [await come(), await come()] as const;
    const table = await begun(...players);
    if (threadOf(table) === thread) return { table, players };
  }
}

const taken = ({ heard }: Guest): string[] =>
  heard.flatMap((message) => (message.say === 'taken' ? message.id : []));

const shows = ({ heard }: Guest): number => heard.filter(({ say }) => say === 'moment').length;

/** Everything acknowledged is in the log, once and in order; nobody has missed anything, or was refused anything. */
async function expectWhole({ table, players }: Party): Promise<void> {
  const ids = idsIn(await here.kept.log(table));
  expect(new Set(ids).size).toBe(ids.length);
  for (const one of players) {
    expect(one.isOpen).toBe(true);
    expect(one.gaps).toBe(0);
    expect(one.unlike).toEqual([]);
    expect(one.heard.filter(({ say }) => say === 'failed')).toEqual([]);
    expect(ids.filter((id) => taken(one).includes(id))).toEqual([...new Set(taken(one))]);
  }
  expect(ids).toHaveLength(new Set(players.flatMap(taken)).size);
}

describe('tables on two threads', () => {
  it('play whole games, each seat with its own view, and keep every decision once', async () => {
    await startServer({ threadScript: undefined });
    const { decisions } = await travel(here.server.port, here.kept, 2, 'threads', SMOOTH);
    expect(decisions).toBeGreaterThan(100);
    const metrics = await (await fetch(`http://127.0.0.1:${here.server.port}/metrics`)).text();
    const value = (line: string): number =>
      Number(
        metrics
          .split('\n')
          .find((one) => one.startsWith(line))!
          .split(' ')[1],
      );
    const byThread = [0, 1].map((thread) =>
      value(`deadlight_thread_decisions_total{thread="${thread}"}`),
    );
    expect(Math.min(...byThread)).toBeGreaterThan(0);
    expect(value('deadlight_tables{state="over"}')).toBe(2);
  }, 120_000);

  it.each(['terminate', 'exit', 'throw'] as const)(
    'of which one ends (%s) come back with all that was acknowledged, and the others notice nothing',
    async (how) => {
      await startServer();
      const random = randomFrom(`threads ${how}`);
      const [first, second] = [await partyAt(0), await partyAt(1)];
      for (const { players } of [first, second]) await play(players, 8, random);
      const shown = second.players.map(shows);
      const [worker] = runsOf(0) as [Worker];
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      const next = await eventually(
        () => first.players.find(({ isAsked }) => isAsked) ?? expect.fail('nobody is asked'),
      );
      if (how !== 'terminate') failThread({ table: first.table, how });
      // With a decision in flight.
      const sent = next.answer((n) => below(random, n));
      if (how === 'terminate') void worker.terminate();
      const during = play(second.players, 8, random);
      await ended;
      await during;
      await next.until(() => taken(next).includes(sent.id), 'the acknowledgement after all');
      await play(first.players, 8, random);
      expect(runsOf(0)).toHaveLength(2);
      await expectWhole(first);
      await expectWhole(second);
      expect(second.players.map(shows)).toEqual(shown);
    },
    60_000,
  );

  it('lose only the one whose rules never return', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'fatal' }, { write: (line) => void lines.push(line) });
    await startServer({ patience: 3000, log });
    const random = randomFrom('threads hang');
    const [hanging, beside, elsewhere] = [await partyAt(0), await partyAt(0), await partyAt(1)];
    const shown = elsewhere.players.map(shows);
    failThread({ table: hanging.table, how: 'hang' });
    const next = hanging.players.find(({ isAsked }) => isAsked)!;
    next.answer((n) => below(random, n));
    // While one thread hangs, the other goes on.
    await play(elsewhere.players, 8, random);
    await next.until(() => next.info!.state === 'over', 'the end of that table');
    await play(beside.players, 8, random);
    await expectWhole(beside);
    await expectWhole(elsewhere);
    expect(elsewhere.players.map(shows)).toEqual(shown);
    expect((await tableIn(here.kept, hanging.table)).state).toBe('over');
    expect((await tableIn(here.kept, beside.table)).state).toBe('playing');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ thread: 0, table: hanging.table }),
    ]);
  }, 60_000);

  it('lose one in whose rules a thread ends again and again', async () => {
    await startServer();
    const [deadly, beside] = [await partyAt(0), await partyAt(0)];
    const [one] = deadly.players;
    const again = setInterval(() => {
      failThread({ table: deadly.table, how: 'exit' });
      one.say({ say: 'resync' });
    }, 50);
    await one.until(() => one.info!.state === 'over', 'the end of that table');
    clearInterval(again);
    await play(beside.players, 8, randomFrom('threads again'));
    await expectWhole(beside);
    expect(runsOf(0)).toHaveLength(4);
  }, 60_000);
});

it('does not start if a thread cannot', async () => {
  const threadScript = new URL('data:text/javascript,throw new Error("it is broken")');
  await expect(serverHere({ threads: THREADS, threadScript })).rejects.toThrow('it is broken');
});
