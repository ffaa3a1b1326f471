/**
 * The server is killed at random while it tells people whose turn it is. They answer only when they are told, as people do
 * at tables over days: a notice that was lost would stop its table. DEADLIGHT_KILLS makes it shorter.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { asSeat, below, FIRST_SEAT, type Random, randomFrom, type Seat } from '@deadlight/engine';
import type { AccountAsk } from '@deadlight/host';
import { expect, it, vi } from 'vitest';
import type { Entry } from '../src/store/store.ts';
import { Guest } from '../src/testing.ts';
import { newKept } from './kept.ts';
import { mailServer } from './mail-server.ts';
import { ServerThere } from './server-there.ts';

const KILLS = Number(process.env['DEADLIGHT_KILLS'] ?? 100);
const TABLES = 24;
/** Milliseconds that a server lives at least, and how much longer at most. */
const LIVES = 300;
const LONGER = 2500;
/** Milliseconds from a decision to the notice of it, for 95 of 100 of those between which no server was killed. */
const WITHIN = 5000;
const CLOCK = {
  bank: 14 * 24 * 3600,
  more: 0,
  end: 'wait',
  days: { each: true, hours: false, holidays: false },
} as const;
const ROOMY = ['sockets', 'tables', 'opens', 'starts', 'rate'].flatMap((one) => [
  `--${one}`,
  '100000',
]);

interface Arrival {
  readonly table: string;
  /** Where in the log the turn begins. */
  readonly place: number;
  readonly seat: Seat;
  readonly at: number;
  /** How often the server had been killed by then. */
  readonly kills: number;
}

/** The server has been killed while somebody spoke with it. */
class Killed extends Error {}

/** Where the first seat was asked again, but for the last time: that notice may have been on its way. */
const turnsOf = (log: readonly Entry[]): number[] =>
  log
    .flatMap(({ waits }, place) => {
      const isAsked = waits?.asked.includes(FIRST_SEAT) === true;
      const wasAsked = log[place - 1]?.waits?.asked.includes(FIRST_SEAT) === true;
      return isAsked && !wasAsked ? [place] : [];
    })
    .slice(0, -1);

it(`loses no notice and repeats none by itself when it is killed ${KILLS} times`, async () => {
  const random = randomFrom(`notices:${Date.now()}`);
  const kept = await newKept();
  const arrivals: Arrival[] = [];
  const players = new Map<string, Player>();
  let kills = 0;
  const killTimes: number[] = [];
  let killed: Promise<never> = Promise.race([]);
  let kill: () => void = () => {};
  let isEnding = false;

  /** Who was told before their table was ready. */
  const early: string[] = [];
  const tell = (name: string): void => {
    const player = players.get(name);
    if (isEnding) return;
    if (player === undefined) early.push(name);
    else void player.told();
  };

  /** `t turn 4 0` */
  const arrive = (id: string): void => {
    const [table = '', about, place, seat] = id.split(' ');
    if (about !== 'turn') return;
    const one = { table, place: Number(place), seat: asSeat(Number(seat)), at: Date.now(), kills };
    arrivals.push(one);
    tell(`${table} ${seat}`);
  };
  const service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      arrive((JSON.parse(Buffer.concat(parts).toString()) as { id: string }).id);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const webhook = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
  /** Mail names what it is about by a hash; the table is in its link, and whoever gets it has one seat. */
  const mails = new Map<string, number>();
  const mail = await mailServer(({ headers, to: [to = ''], parts }) => {
    const table = /#\/online\/(\S+)/.exec(parts['text/plain'] ?? '')?.[1];
    if (table === undefined) return;
    const id = headers['message-id']!;
    mails.set(id, (mails.get(id) ?? 0) + 1);
    tell(`${table} ${to.split('@')[0]!.slice(1)}`);
  });

  const start = (port = 0): Promise<ServerThere> =>
    ServerThere.start(
      kept,
      port,
      '--private-webhooks',
      '--proxies',
      '127.0.0.1',
      '--smtp',
      mail.url,
      '--mail-from',
      'games@deadlight.test',
      '--bot-time',
      '0-1',
      ...ROOMY,
    );
  const live = (): void => {
    killed = new Promise((_, reject) => {
      kill = () => reject(new Killed());
    });
    killed.catch(() => {});
  };
  let server = await start();
  const { port } = server;
  live();
  // Nobody plays before all are seated.
  let isBack: () => void = () => {};
  const leave = (): Promise<void> =>
    new Promise((resolve) => {
      isBack = resolve;
    });
  let back = leave();

  /** Whoever is told comes, answers until others are to move, and leaves. */
  class Player {
    readonly #guest: Guest;
    readonly #table: string;
    readonly #random: Random;
    #isThere = false;
    isOver = false;

    constructor(guest: Guest, table: string, own: Random) {
      this.#guest = guest;
      this.#table = table;
      this.#random = own;
    }

    async told(): Promise<void> {
      if (this.#isThere) return;
      this.#isThere = true;
      for (let isDone = false; !isDone; )
        try {
          await back;
          await Promise.race([this.#answer(), killed]);
          isDone = true;
        } catch (error) {
          if (!(error instanceof Killed)) throw error;
        } finally {
          this.#guest.close();
        }
      this.#isThere = false;
    }

    async #answer(): Promise<void> {
      const guest = this.#guest;
      guest.moment = null;
      await guest.connect(port);
      await guest.enter(this.#table);
      guest.say({ say: 'seen', seen: false });
      await guest.until(() => guest.moment !== null, 'the table');
      while (guest.isAsked) {
        const { id } = guest.answer((n) => below(this.#random, n));
        const from = guest.heard.length;
        await guest.until(
          () => guest.heard.slice(from).some((one) => 'id' in one && one.id === id),
          'what became of the answer',
        );
      }
      this.isOver = guest.moment!.view.over !== null;
    }
  }

  const ask = async (of: Guest, what: AccountAsk): Promise<void> => {
    const told = of.hears('account');
    of.say({ say: 'account', ask: what });
    await told;
  };

  let begun = 0;
  /** The first of each table is told by webhook, the second by mail. */
  const open = async (): Promise<void> => {
    const n = begun++;
    const pair = [new Guest(), new Guest()] as const;
    for (const [i, one] of pair.entries()) {
      // Nobody is sent many codes, so everybody has an address of their own.
      one.address = `10.${i}.${n >> 8}.${n & 255}`;
      await one.connect(port);
    }
    const [first, second] = pair;
    await ask(first, { do: 'webhook', webhook: { kind: 'json', url: webhook } });
    const address = `p1@table${n}.deadlight.test`;
    await ask(second, { do: 'mail', address });
    const asked = mail.arrived.find(({ to }) => to[0] === address)!;
    const text = asked.parts['text/plain']!;
    await ask(second, { do: 'confirm-mail', code: /^\w{4}-\w{4}-\w{4}$/m.exec(text)![0] });
    const table = await first.open({ game: 'nemesis', seats: 2, clock: CLOCK });
    await second.enter(table);
    for (const [i, one] of pair.entries()) {
      one.say({ say: 'seen', seen: false });
      await one.sit(asSeat(i), `P${i}`);
    }
    second.say({ say: 'ready', ready: true });
    await first.until(() => first.info!.seats[1]!.ready, 'both are ready');
    first.say({ say: 'start' });
    for (const one of pair) {
      await one.until(() => one.moment !== null, 'the first moment');
      one.close();
    }
    tables.push(table);
    for (const [i, one] of pair.entries())
      players.set(`${table} ${i}`, new Player(one, table, randomFrom(`${n}:${i}`)));
    for (const name of early.splice(0)) void players.get(name)?.told();
  };
  const tables: string[] = [];
  const isOver = (table: string): boolean =>
    [0, 1].some((seat) => players.get(`${table} ${seat}`)!.isOver);
  /** Tables that are over make room for others. */
  const fill = async (): Promise<void> => {
    while (tables.filter((table) => !isOver(table)).length < TABLES) await open();
  };

  isBack();
  while (kills < KILLS) {
    await fill();
    await sleep(LIVES + below(random, LONGER));
    back = leave();
    await server.end('SIGKILL');
    killTimes.push(Date.now());
    kills++;
    kill();
    server = await start(port);
    live();
    isBack();
    if (kills % 10 === 0)
      process.stdout.write(
        `${kills} kills, ${arrivals.length} by webhook, ${mails.size} by mail\n`,
      );
  }

  // Every table goes on from where it is: nobody waits for a notice that does not come.
  const lengths = new Map<string, number>();
  for (const table of tables) lengths.set(table, (await kept.log(table)).length);
  await vi.waitFor(
    async () => {
      for (const table of tables) {
        const log = await kept.log(table);
        const hasEnded = (log.at(-1)?.waits?.asked ?? []).length === 0;
        if (!hasEnded && log.length <= lengths.get(table)!) expect.fail(`${table} does not go on`);
      }
    },
    { timeout: 60_000, interval: 500 },
  );
  isEnding = true;
  await server.end('SIGTERM');
  service.close();
  await mail.close();

  const delays: number[] = [];
  const undisturbed: number[] = [];
  const seen = new Map<string, Arrival>();
  const killsAt = new Map<string, number>();
  let repeated = 0;
  const logs = new Map<string, Awaited<ReturnType<typeof kept.log>>>();
  for (const table of tables) logs.set(table, await kept.log(table));
  for (const one of arrivals) {
    const id = `${one.table} ${one.place} ${one.seat}`;
    const before = seen.get(id);
    if (before !== undefined) {
      // It was sent, and the server was killed before it had noted that.
      expect(one.kills, `${id} was repeated by a server that lived on`).toBeGreaterThan(
        killsAt.get(id)!,
      );
      repeated++;
    } else {
      const entry = logs.get(one.table)![one.place];
      expect(entry, `${id} is about a decision that is not kept`).toBeDefined();
      const delay = one.at - entry!.at!;
      delays.push(delay);
      if (!killTimes.some((time) => time >= entry!.at! && time <= one.at)) undisturbed.push(delay);
      seen.set(id, one);
    }
    killsAt.set(id, one.kills);
  }
  const lost = tables.flatMap((table) =>
    turnsOf(logs.get(table)!)
      .map((place) => `${table} ${place} 0`)
      .filter((id) => !seen.has(id)),
  );
  kept.remove();
  const part = (all: number[], share: number): number =>
    all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? Number.NaN;
  const again = [...mails.values()].filter((times) => times > 1).length;
  process.stdout.write(
    `${KILLS} kills at ${tables.length} tables, ${seen.size} notices by webhook and ${mails.size} by mail: none lost; ` +
      `${repeated} and ${again} came again under the same id after a kill; ` +
      `p50 ${part(delays, 0.5)} ms, p95 ${part(delays, 0.95)} ms, and without a kill in between ` +
      `p50 ${part(undisturbed, 0.5)} ms, p95 ${part(undisturbed, 0.95)} ms (${undisturbed.length})\n`,
  );
  expect(lost).toEqual([]);
  expect(seen.size).toBeGreaterThan(KILLS);
  expect(part(undisturbed, 0.95)).toBeLessThan(WITHIN);
}, 3_600_000);
