/**
 * Two processes that both believe to hold a table, each with pages of all its players. The old one can write nothing;
 * and if it could, the checker would notice: a checker that finds nothing must be able to find something.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { allSeats, below, type Random, randomFrom, type Seat } from '@deadlight/engine';
import { type FromServer, type Moment, nextMoment, type ToServer } from '@deadlight/host';
import { Pool } from 'pg';
import { pino } from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Thinkers } from '../../src/bots/thinkers.ts';
import { LIMITS } from '../../src/operator/limits.ts';
import { People } from '../../src/people/people.ts';
import { migrate } from '../../src/postgres/migrate.ts';
import { Session } from '../../src/postgres/session.ts';
import { ShardStore } from '../../src/postgres/shard-store.ts';
import { statementsOn } from '../../src/postgres/statements.ts';
import { Writer } from '../../src/postgres/writer.ts';
import type { Client } from '../../src/socket/client.ts';
import type { TableHandle } from '../../src/table/directory.ts';
import { newTableIdIn } from '../../src/table/shards.ts';
import { Tables } from '../../src/table/tables.ts';
import { answerTo, WISH } from '../../src/testing.ts';
import { noSender } from '../no-sender.ts';
import { hasPostgres } from '../postgres-there.ts';
import { takeLease } from '../take-lease.ts';
import { printOf } from '../view-print.ts';
import { withPostgres } from '../with-postgres.ts';
import { violationsOf } from './check-story.ts';
import { keptOf } from './kept-of.ts';

const SHARD = 5;
const SEATS = allSeats(4);
/** Milliseconds in which the old one could write something. */
const WHILE = 500;
/** Milliseconds after which a page asks for everything again. */
const AGAIN = 40;

/** A page that answers whatever its player is asked, at random. */
class Player implements Client {
  readonly from = 'here';
  readonly guest: string;
  readonly seat: Seat;
  readonly #table: TableHandle;
  readonly #random: Random;
  readonly #name: string;
  #timer: NodeJS.Timeout | undefined;
  seq = 0;
  seen = true;
  #moment: Moment | null = null;
  #answered = -1;
  #ids = 0;
  readonly taken = new Map<string, string>();
  readonly shown = new Map<number, Set<string>>();

  constructor(table: TableHandle, owner: string, seat: Seat) {
    this.guest = `guest ${seat}`;
    this.seat = seat;
    this.#table = table;
    this.#name = `${owner}-${seat}`;
    this.#random = randomFrom(this.#name);
  }

  isAt(): boolean {
    return true;
  }

  disconnect(): void {}

  /** Looks at the table again and again, and answers what it is asked. */
  play(): void {
    this.#timer = setInterval(() => void this.#table.do(this, { say: 'resync' }), AGAIN);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  send(message: FromServer): void {
    if (message.say === 'taken') this.taken.set(message.id, message.link);
    if (message.say === 'moment') {
      // It was asked for because nothing went on: whatever was answered may be lost.
      this.#answered = -1;
      this.#show(message.moment);
    }
    if (message.say === 'changed' && this.#moment !== null) {
      const next = nextMoment(this.#moment, message);
      if (next === null) this.#say({ say: 'resync' });
      else this.#show(next);
    }
  }

  sendText(text: string): void {
    this.send(JSON.parse(text) as FromServer);
  }

  #say(message: ToServer): void {
    setTimeout(() => void this.#table.do(this, message), 1);
  }

  #show(moment: Moment): void {
    this.#moment = moment;
    const { number, view } = moment;
    const views = this.shown.get(number) ?? new Set();
    this.shown.set(number, views.add(printOf(view)));
    if (this.#timer === undefined || view.question === null || view.over !== null) return;
    if (number === this.#answered) return;
    this.#answered = number;
    const says = answerTo(moment, (n) => below(this.#random, n));
    const id = `${this.#name}-${this.#ids++}`;
    this.#say({ say: 'decide', id, seat: this.seat, says, at: number });
  }
}

describe.runIf(hasPostgres)('two owners who both believe', () => {
  const there = withPostgres();
  let url: string;
  let session: Session;
  let reads: Pool;

  beforeEach(async () => {
    url = await there().database();
    await migrate(url);
    session = await Session.open({ url, patience: 5000 });
    reads = new Pool({ connectionString: url });
    return async () => {
      await session.close();
      await reads.end();
    };
  });

  /** The tables of the shard, as whoever takes it now has them. */
  async function taken(writer: Writer): Promise<Tables> {
    const lease = await takeLease(url, SHARD);
    const tables = new Tables({
      store: new ShardStore(lease, writer, reads, () => {}),
      people: new People(statementsOn(reads)),
      thinkers: {} as Thinkers,
      log: pino({ level: 'silent' }),
      limits: LIMITS,
      now: () => Date.now(),
      sender: noSender(),
      newId: () => newTableIdIn(SHARD),
      pause: async () => {},
      tempo: 0,
      changed: () => {},
      inRules: (_table, ask) => ask(),
      decided: () => {},
      refused: () => {},
    });
    await tables.load();
    return tables;
  }

  /** Random players end some games too soon for this; then another table is tried. */
  async function bothPlay(isFenced: boolean) {
    for (;;) {
      const played = await bothPlayAt(isFenced);
      if (played !== null) return played;
    }
  }

  /** One plays, then the other, then the first again; gives the log, and what the checker finds in it. */
  async function bothPlayAt(isFenced: boolean) {
    const writer = new Writer(session, isFenced);
    const old = await taken(writer);
    const id = await old.create({ guest: 'guest 0' }, { ...WISH, game: 'panic', seats: 4 });
    const before = old.find(id);
    const first = SEATS.map((seat) => new Player(before, 'old', seat));
    for (const player of first) {
      const { seat } = player;
      await before.do(player, { say: 'enter', table: id });
      await before.do(player, { say: 'sit', seat, name: `P${seat}` });
      await before.do(player, { say: 'ready', ready: true });
    }
    await before.do(first[0]!, { say: 'start' });
    for (const player of first) player.play();
    const begun = await untilLog(id, 10);
    for (const player of first) player.stop();
    if (!begun) return null;
    const after = (await taken(writer)).find(id);
    const handedOver = (await keptOf(url, id)).log.length;
    const second = SEATS.map((seat) => new Player(after, 'new', seat));
    for (const player of second) {
      await after.do(player, { say: 'enter', table: id });
      player.play();
    }
    const continued = await untilLog(id, handedOver + 5);
    for (const player of second) player.stop();
    if (!continued) return null;
    const { length } = (await keptOf(url, id)).log;
    for (const player of first) player.play();
    const isDone = isFenced ? sleep(WHILE, true) : untilLog(id, length + 5);
    const resumed = await isDone;
    for (const player of first) player.stop();
    if (!resumed) return null;
    const { doc, log } = await keptOf(url, id);
    const accounts = [...first, ...second].map(({ seat, taken: own, shown }) => ({
      seat,
      taken: new Map(own),
      shown: new Map(shown),
    }));
    return { found: await violationsOf(doc, log, accounts), written: log.length - length };
  }

  /** False if the game is over before its log is that long. */
  const untilLog = (id: string, length: number): Promise<boolean> =>
    vi.waitFor(
      async () => {
        const { doc, log } = await keptOf(url, id);
        if (log.length > length) return true;
        if (doc.state === 'over') return false;
        throw new Error(`the log of ${id} has ${log.length} entries, not more than ${length}`);
      },
      { timeout: 20_000 },
    );

  it('do no harm: what the old one says is not written', async () => {
    expect(await bothPlay(true)).toEqual({ found: [], written: 0 });
  }, 60_000);

  it('would be found out if the old one could write', async () => {
    const { found, written } = await bothPlay(false);
    expect(written).toBeGreaterThan(0);
    expect(found.join()).toMatch(/wrote at \d+, after epoch/);
  }, 60_000);
});
