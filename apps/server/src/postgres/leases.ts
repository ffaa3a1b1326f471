/**
 * Which shards this process may serve. Shards are distributed evenly among the members: one that has too many releases
 * some, one that has too few takes free ones. A lease expires by the clock of the database; here it ends a little
 * sooner, counted from before the request, by a monotonic clock.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { SHORTEST_OUTAGE } from '../store/outages.ts';
import { SHARDS } from '../table/shards.ts';
import type { Lease } from './lease.ts';
import { MIGRATIONS } from './migrations.ts';
import { Session } from './session.ts';

export interface LeasesOptions {
  readonly url: string;
  readonly log: Logger;
  /** Milliseconds that a lease lasts, and between two renewals. */
  readonly lasts: number;
  readonly every: number;
  taken(lease: Lease): void;
  /** The lease can no longer be relied on, from now on. */
  lost(lease: Lease): void;
  /** The others have too few: release these as soon as no work is in progress there. */
  spare(leases: readonly Lease[]): void;
}

/** Clocks of different machines run at different speeds: this part of a lease is never used. */
const MARGIN = 0.05;
/** Milliseconds that a new member waits before it takes anything: others may be new as well. */
const LOOKING = 200;
/** Namespace of the advisory locks by which members show that their connection is alive. */
const LIVING = 0x6c656173;
/** Notification channel for free shards. */
const CHANNEL = 'deadlight_lease';

const LIVE = `
  SELECT id FROM member JOIN pg_locks
    ON locktype = 'advisory' AND classid = ${LIVING} AND objid = key::oid AND objsubid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  WHERE expires > now()`;
const SOON = "now() + $2 * interval '1 millisecond'";

const JOIN_AS = (key: string, leaving: string): string => `
  INSERT INTO member (id, expires, key, leaving, version)
  VALUES ($1, ${SOON}, ${key}, ${leaving}, ${MIGRATIONS.length})
  ON CONFLICT (id) DO UPDATE
    SET expires = excluded.expires, key = excluded.key, leaving = excluded.leaving`;
const JOIN = JOIN_AS('$3', '$4');
/** The member joins again with it: it may have been forgotten where the clock of the database has jumped. */
const RENEW = `
  WITH me AS (${JOIN_AS('$5', '$6')}),
  renewed AS (
    UPDATE lease SET expires = ${SOON}
    FROM unnest($3::int[], $4::bigint[]) AS held (shard, epoch)
    WHERE lease.shard = held.shard AND lease.epoch = held.epoch AND owner = $1
    RETURNING lease.shard
  )
  SELECT
    ARRAY(SELECT shard FROM renewed) AS renewed,
    (SELECT count(*)::int FROM (${LIVE} AND NOT leaving) AS live) AS members`;
/** Longer than any lease can last: if one seems to, the clock of the database was set back. */
const TOO_LONG = "interval '20 seconds'";
const BRIEF = `interval '${SHORTEST_OUTAGE} milliseconds'`;
const TAKE = `
  WITH free AS (
    SELECT shard, expires AS before FROM lease
    WHERE shard <> ALL($3)
      AND (owner IS NULL OR owner = $1 OR owner NOT IN (${LIVE})
        OR expires < now() OR expires > now() + ${TOO_LONG})
    ORDER BY random() LIMIT $4
    FOR UPDATE SKIP LOCKED
  ),
  taken AS (
    UPDATE lease SET owner = $1, epoch = epoch + 1, expires = ${SOON}
    FROM free WHERE lease.shard = free.shard
    RETURNING lease.shard, epoch::float8, before
  ),
  -- Nobody has held it for a while: clocks stood.
  stood AS (
    INSERT INTO outage (shard, began, ended)
    SELECT shard, floor(extract(epoch FROM before) * 1000), floor(extract(epoch FROM now()) * 1000)
    FROM taken WHERE before > '-infinity' AND before < now() - ${BRIEF}
    ON CONFLICT DO NOTHING
  )
  SELECT shard, epoch FROM taken`;
const GIVE_BACK = `
  WITH freed AS (
    UPDATE lease SET owner = NULL, expires = now()
    FROM unnest($2::int[], $3::bigint[]) AS held (shard, epoch)
    WHERE lease.shard = held.shard AND lease.epoch = held.epoch AND owner = $1
  )
  SELECT pg_notify('${CHANNEL}', '')`;
const LEAVE = `
  WITH me AS (UPDATE member SET leaving = true WHERE id = $1) SELECT pg_notify('${CHANNEL}', '')`;
const COME_BACK = 'UPDATE member SET leaving = false WHERE id = $1';
/** Milliseconds of silence after which a member is forgotten. */
const FORGET = "DELETE FROM member WHERE expires < now() - interval '1 hour'";

/** Milliseconds within which a process that has died silently is noticed. */
const NOTICED = 5000;

/** Whether a process holds shards, and goes on to. */
export async function someoneStays(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const until = performance.now() + NOTICED;
    for (;;) {
      const { rowCount } = await client.query(LIVE);
      if (rowCount === 0) return false;
      if (performance.now() > until) return true;
      await sleep(LOOKING);
    }
  } finally {
    await client.end();
  }
}

export class Leases {
  /** The name of this process among the members. */
  readonly id = randomBytes(9).toString('base64url');
  readonly #options: LeasesOptions;
  readonly #held = new Map<number, Lease>();
  /** Those that are about to be given back. */
  readonly #spare = new Set<Lease>();
  #session!: Session;
  /** Of the lock that this process holds now. */
  #key = 0;
  #validUntil = 0;
  #looksUntil = 0;
  #members = 0;
  #isLeaving = false;
  #isClosed = false;
  #isWoken = false;
  #turn: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #end: NodeJS.Timeout | undefined;

  private constructor(options: LeasesOptions) {
    this.#options = options;
  }

  static async join(options: LeasesOptions): Promise<Leases> {
    const leases = new Leases(options);
    leases.#session = await Session.open({
      url: options.url,
      patience: options.lasts,
      opened: (client) => leases.#join(client),
      lost: () => leases.#loseAll('the connection to the database is lost'),
    });
    leases.#go(0);
    return leases;
  }

  get problem(): string | null {
    return this.#session.problem;
  }

  /** How many processes share the shards, as far as is known. */
  get members(): number {
    return this.#members;
  }

  /** Whether it is about to have none. */
  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  /** Whether it can be relied on right now. */
  isHeld(lease: Lease): boolean {
    return this.#held.get(lease.shard) === lease && performance.now() < this.#validUntil;
  }

  async #join(client: Client): Promise<void> {
    // Another each time: the lock of a connection that is lost may not be gone yet.
    const key = randomInt(2 ** 31);
    this.#key = key;
    client.on('notification', () => this.#wake());
    await client.query(`LISTEN ${CHANNEL}`);
    await client.query('SELECT pg_advisory_lock($1, $2)', [LIVING, key]);
    await client.query(JOIN, [this.id, this.#options.lasts, key, this.#isLeaving]);
    await client.query(FORGET);
    this.#looksUntil = performance.now() + LOOKING;
  }

  /** Schedules the next round after a number of milliseconds. */
  #go(wait: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    const { every } = this.#options;
    this.#timer = setTimeout(() => {
      this.#turn ??= this.#takeTurn()
        .catch((error: unknown) => this.#options.log.warn({ err: error }, 'leases are not renewed'))
        .finally(() => {
          this.#turn = null;
          const looks = this.#looksUntil - performance.now();
          this.#go(this.#isWoken ? 0 : looks > 0 ? Math.min(looks, every) : every);
          this.#isWoken = false;
        });
    }, wait);
  }

  /** A shard may be free: check now, not at the next round. */
  #wake(): void {
    if (this.#turn === null) this.#go(0);
    else this.#isWoken = true;
  }

  async #takeTurn(): Promise<void> {
    if (!this.#session.isOpen) return;
    await this.#renew();
    if (this.#isLeaving) return;
    const share = Math.ceil(SHARDS / Math.max(1, this.#members));
    const more = share - (this.#held.size - this.#spare.size);
    if (more < 0) this.#setAside(-more);
    else if (more > 0 && performance.now() >= this.#looksUntil) await this.#take(more);
  }

  async #renew(): Promise<void> {
    const { lasts } = this.#options;
    const before = performance.now();
    const held = [...this.#held.values()];
    const [row] = await this.#session.query<{ renewed: number[]; members: number }>({
      name: 'renew',
      text: RENEW,
      values: [
        this.id,
        lasts,
        held.map(({ shard }) => shard),
        held.map(({ epoch }) => epoch),
        this.#key,
        this.#isLeaving,
      ],
    });
    const renewed = new Set(row!.renewed);
    for (const lease of held)
      if (!renewed.has(lease.shard)) this.lose(lease, 'somebody else has taken it');
    this.#members = row!.members;
    this.#validUntil = before + lasts * (1 - MARGIN);
    clearTimeout(this.#end);
    const left = Math.max(0, this.#validUntil - performance.now());
    this.#end = setTimeout(() => this.#loseAll('it could not be renewed'), left);
  }

  async #take(most: number): Promise<void> {
    const taken = await this.#session.query<{ shard: number; epoch: number }>({
      name: 'take',
      text: TAKE,
      values: [this.id, this.#options.lasts, [...this.#held.keys()], most],
    });
    for (const { shard, epoch } of taken) {
      const lease: Lease = { shard, epoch };
      this.#held.set(shard, lease);
      this.#options.taken(lease);
    }
  }

  #setAside(count: number): void {
    const spare = [...this.#held.values()].filter((lease) => !this.#spare.has(lease));
    const chosen = spare.slice(0, count);
    for (const lease of chosen) this.#spare.add(lease);
    this.#options.spare(chosen);
  }

  /** Releases shards in which no work is in progress. */
  async giveBack(leases: readonly Lease[]): Promise<void> {
    const still = leases.filter((lease) => this.#drop(lease));
    if (still.length === 0) return;
    await this.#session.query({
      name: 'give-back',
      text: GIVE_BACK,
      values: [this.id, still.map(({ shard }) => shard), still.map(({ epoch }) => epoch)],
    });
  }

  lose(lease: Lease, why: string): void {
    if (!this.#drop(lease)) return;
    this.#options.log.warn({ ...lease, why }, 'a shard is lost');
    this.#options.lost(lease);
  }

  #loseAll(why: string): void {
    for (const lease of [...this.#held.values()]) this.lose(lease, why);
  }

  #drop(lease: Lease): boolean {
    if (this.#held.get(lease.shard) !== lease) return false;
    this.#spare.delete(lease);
    return this.#held.delete(lease.shard);
  }

  /** Takes no more shards; the others may have all that are released. Held ones stay held. */
  async leave(): Promise<void> {
    this.#isLeaving = true;
    await this.#session.query({ text: LEAVE, values: [this.id] });
  }

  /** Takes its share again. */
  async comeBack(): Promise<void> {
    this.#isLeaving = false;
    await this.#session.query({ text: COME_BACK, values: [this.id] });
    this.#wake();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#turn;
    clearTimeout(this.#end);
    await this.#session.close();
  }
}
