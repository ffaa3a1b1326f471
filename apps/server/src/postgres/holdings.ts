/** The shards that a process currently holds, each with its tables. */
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import type { HeldShard, HeldShards } from '../cluster/held.ts';
import { shareOf } from '../operator/limits.ts';
import { People } from '../people/people.ts';
import { StoreUnavailable, type TableDoc } from '../store/store.ts';
import { MAX_OF_A_SHARD } from '../table/listing.ts';
import type { OwnerServices, TableOwner } from '../table/owner.ts';
import { newTableIdIn, SHARDS } from '../table/shards.ts';
import { Tables } from '../table/tables.ts';
import type { Lease } from './lease.ts';
import { Leases, someoneStays } from './leases.ts';
import { LocalDirectory } from './local-directory.ts';
import { migrate } from './migrate.ts';
import { Session } from './session.ts';
import { ShardStore } from './shard-store.ts';
import { statementsOn } from './statements.ts';
import { Writer } from './writer.ts';

/** A shard and its tables, from when it is taken until it is lost. */
interface Shard extends HeldShard {
  readonly lease: Lease;
  readonly store: ShardStore;
}

export interface HoldingsOptions {
  /** Milliseconds that a lease lasts, and between two renewals. */
  readonly lasts?: number;
  readonly every?: number;
  /** False only in the test that shows what would go wrong without the fence. */
  readonly isFenced?: boolean;
}

const LASTS = 2000;
/** Nobody waits for the shards of a process that is alone: it may be busy for longer. */
const ALONE = 10_000;
const EVERY = 500;
/** Milliseconds between two checks whether all shards are here. */
const LOOK = 10;
/** Statement timeout in milliseconds. */
const PATIENCE = 10_000;
/** Size of the connection pool for reading. */
const READERS = 4;
/** How many shards are handed over at a time. */
const AT_ONCE = 8;

const migrateOrFail = (url: string): Promise<void> =>
  migrate(url).catch((error: Error) => {
    throw new StoreUnavailable(error.message, { cause: error });
  });

/** `taken`: it can be relied on from now on. `lost`: it must not be asked for anything new. */
export class ShardOwner
  extends EventEmitter<{ taken: [HeldShard]; lost: [HeldShard] }>
  implements TableOwner, HeldShards
{
  readonly directory = new LocalDirectory(this);
  readonly people: People;
  readonly #services: OwnerServices;
  readonly #reads: Pool;
  readonly #session: Session;
  readonly #writer: Writer;
  readonly #shards = new Map<number, Shard>();
  #leases!: Leases;

  private constructor(services: OwnerServices, reads: Pool, session: Session, isFenced: boolean) {
    super();
    this.#services = services;
    this.#reads = reads;
    this.people = new People(statementsOn(reads));
    this.#session = session;
    this.#writer = new Writer(session, isFenced);
  }

  static async open(
    url: string,
    services: OwnerServices,
    { lasts = LASTS, every = EVERY, isFenced = true }: HoldingsOptions = {},
  ): Promise<ShardOwner> {
    await migrateOrFail(url);
    const reads = new Pool({
      connectionString: url,
      max: READERS,
      query_timeout: PATIENCE,
      connectionTimeoutMillis: PATIENCE,
      keepAlive: true,
    });
    reads.on('error', (error) => services.log.warn({ err: error }, 'a connection is lost'));
    const session = await Session.open({ url, patience: PATIENCE });
    const made = new ShardOwner(services, reads, session, isFenced);
    made.#leases = await Leases.join({
      url,
      log: services.log,
      lasts,
      every,
      taken: (lease) => void made.#take(lease),
      lost: (lease) => made.#lose(lease),
      spare: (leases) => void made.#handOver(leases),
    });
    return made;
  }

  /** For a process that holds all shards; fails if another process uses the database. */
  static async openAlone(url: string, services: OwnerServices): Promise<ShardOwner> {
    await migrateOrFail(url);
    if (await someoneStays(url))
      throw new StoreUnavailable('another server uses the database: --bus connects them');
    const made = await ShardOwner.open(url, services, { lasts: ALONE });
    while (made.held.length < SHARDS) {
      if (made.members > 1) {
        await made.release();
        await made.close();
        throw new StoreUnavailable('another server has just started on the database');
      }
      await sleep(LOOK);
    }
    return made;
  }

  /** The name of this process among those that share the shards. */
  get id(): string {
    return this.#leases.id;
  }

  /** How many processes share the shards, as far as is known. */
  get members(): number {
    return this.#leases.members;
  }

  at(shard: number): HeldShard | undefined {
    const held = this.#shards.get(shard);
    return held !== undefined && this.#leases.isHeld(held.lease) ? held : undefined;
  }

  get held(): HeldShard[] {
    return [...this.#shards.keys()].flatMap((shard) => this.at(shard) ?? []);
  }

  count(state: TableDoc['state']): number {
    return this.held.reduce((sum, { tables }) => sum + tables.count(state), 0);
  }

  get problem(): string | null {
    const isIdle = this.#shards.size === 0;
    return this.#leases.problem ?? this.#writer.problem ?? (isIdle ? 'no shard is held' : null);
  }

  /** Leases are written all the time, so no probe is needed. */
  async probe(): Promise<void> {
    if (this.problem !== null) throw new StoreUnavailable(this.problem);
  }

  async #take(lease: Lease): Promise<void> {
    const store = new ShardStore(lease, this.#writer, this.#reads, () =>
      this.#leases.lose(lease, 'it could not be written to'),
    );
    const newId = (): string => newTableIdIn(lease.shard);
    const { limits } = this.#services;
    const share = shareOf(limits, SHARDS);
    const { people } = this;
    const services = { ...this.#services, limits: share, store, people, newId };
    const tables = new Tables(services, MAX_OF_A_SHARD);
    try {
      await tables.load();
      // A table with an order to close is not played again.
      await tables.runOperatorOrders();
    } catch (error) {
      this.#services.log.warn({ ...lease, err: error }, 'a shard could not be read');
      store.end();
      return this.#giveBack([lease]);
    }
    if (!this.#leases.isHeld(lease)) return this.#leases.lose(lease, 'it was read too slowly');
    if (this.#leases.isLeaving) return this.#giveBack([lease]);
    const held: Shard = { ...lease, lease, tables, store };
    this.#shards.set(lease.shard, held);
    this.#services.changed();
    this.emit('taken', held);
  }

  #lose(lease: Lease): void {
    const held = this.#setAside(lease);
    if (held !== undefined) this.#end(held);
  }

  /** Nothing new is asked of it. */
  #setAside(lease: Lease): Shard | undefined {
    const held = this.#shards.get(lease.shard);
    if (held?.lease !== lease) return undefined;
    this.#shards.delete(lease.shard);
    this.emit('lost', held);
    return held;
  }

  #end({ store, tables }: Shard): void {
    store.end();
    tables.handOff();
    this.#services.changed();
  }

  /** Finishes work in progress in these shards, a few at a time, and releases them. */
  async #handOver(leases: readonly Lease[]): Promise<void> {
    for (let from = 0; from < leases.length; from += AT_ONCE)
      await this.#drain(leases.slice(from, from + AT_ONCE));
  }

  async #drain(leases: readonly Lease[]): Promise<void> {
    const shards = leases.flatMap((lease) => this.#setAside(lease) ?? []);
    await Promise.all(shards.map(({ tables }) => tables.suspend()));
    for (const { store } of shards) store.end();
    await this.#giveBack(leases);
    for (const shard of shards) this.#end(shard);
  }

  async #giveBack(leases: readonly Lease[]): Promise<void> {
    await this.#leases.giveBack(leases).catch((error: unknown) => {
      // It expires by itself.
      this.#services.log.warn({ err: error }, 'a shard could not be given back');
    });
  }

  async #each(work: (tables: Tables) => Promise<void>): Promise<void> {
    for (const { tables } of this.held) await work(tables);
  }

  sweep(): Promise<void> {
    return this.#each((tables) => tables.sweep());
  }

  async runOperatorOrders(): Promise<void> {
    const shards = await this.#reads.query<{ shard: number }>(
      'SELECT DISTINCT shard FROM orders WHERE shard = ANY($1)',
      [this.held.map(({ shard }) => shard)],
    );
    for (const { shard } of shards.rows) await this.at(shard)?.tables.runOperatorOrders();
  }

  async runDueTasks(): Promise<void> {
    const shards = await this.#reads.query<{ shard: number }>(
      'SELECT DISTINCT shard FROM task WHERE shard = ANY($1) AND at <= $2',
      [this.held.map(({ shard }) => shard), this.#services.now()],
    );
    await Promise.all(shards.rows.map(async ({ shard }) => this.at(shard)?.tables.runDueTasks()));
  }

  /** Takes no more shards, and hands over those it has. */
  async release(): Promise<void> {
    await this.#leases.leave().catch((error: unknown) => {
      this.#services.log.warn({ err: error }, 'the others do not know that this process ends');
    });
    await this.#handOver([...this.#shards.values()].map(({ lease }) => lease));
  }

  /** Takes shards again, after they were handed over. */
  async comeBack(): Promise<void> {
    await this.#leases.comeBack().catch((error: unknown) => {
      this.#services.log.warn({ err: error }, 'the others do not know that this process is back');
    });
  }

  suspend(): Promise<void> {
    return this.release();
  }

  async close(): Promise<void> {
    await this.#leases.close();
    await this.#session.close();
    await this.#reads.end();
  }
}
