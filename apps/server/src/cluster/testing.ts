/** Owners and gateways in this process, on a real bus, with leases that a test hands out itself. */
import { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { Addresses } from '../addresses.ts';
import type { Around } from '../around.ts';
import { Gateway } from '../gateway.ts';
import { LIMITS } from '../limits.ts';
import { newMetrics } from '../metrics.ts';
import { newTableIdIn, SHARDS, shardOf } from '../shards.ts';
import { type Store, Unkept } from '../store.ts';
import { Tables } from '../tables.ts';
import type { Thoughts } from '../thoughts.ts';
import type { Bus } from './bus.ts';
import type { HeldShard, HeldShards } from './held.ts';
import { Owner } from './owner.ts';
import { RemoteHall } from './remote-hall.ts';

const log = pino({ level: 'silent' });
const limits = { ...LIMITS, rate: 100_000, burst: 100_000, sockets: 1000, tables: 1000 };
const now = (): number => Date.now();

/** Who may write to which shard. */
export class Leases {
  readonly epochs = new Array<number>(SHARDS).fill(0);
}

/** An owner that holds what it is told to hold. What it writes counts only as long as nobody else has the shard. */
export class OwnerHere extends EventEmitter<{ taken: []; lost: [] }> implements HeldShards {
  readonly #leases: Leases;
  readonly #store: Store;
  readonly #thoughts: Thoughts;
  readonly #shards = new Map<number, HeldShard>();
  readonly #owner: Owner;

  constructor(id: string, bus: Bus, leases: Leases, store: Store, thoughts: Thoughts) {
    super();
    this.#leases = leases;
    this.#store = store;
    this.#thoughts = thoughts;
    this.#owner = new Owner({ bus, id, shards: this, log });
  }

  get held(): Iterable<HeldShard> {
    return this.#shards.values();
  }

  at(shard: number): HeldShard | undefined {
    return this.#shards.get(shard);
  }

  async take(shards: Iterable<number>): Promise<void> {
    for (const shard of shards) {
      const epoch = ++this.#leases.epochs[shard]!;
      const tables = new Tables(this.#around(shard, epoch));
      await tables.load();
      this.#shards.set(shard, { shard, epoch, tables });
    }
    this.emit('taken');
  }

  /** Lets go of everything, as a process does that has died: nothing is ended. */
  lose(): void {
    this.#shards.clear();
    this.emit('lost');
  }

  #around(shard: number, epoch: number): Around {
    const store = this.#store;
    const fenced = <T>(write: () => Promise<T>): Promise<T> =>
      this.#leases.epochs[shard] === epoch
        ? write()
        : Promise.reject(new Unkept('somebody else has the shard'));
    return {
      store: {
        problem: null,
        save: (table) => fenced(() => store.save(table)),
        append: (table, place, entry) => fenced(() => store.append(table, place, entry)),
        remove: (table) => fenced(() => store.remove(table)),
        tables: async () => (await store.tables()).filter(({ id }) => shardOf(id) === shard),
        openedBy: (guest) => store.openedBy(guest),
        log: (table) => store.log(table),
        isSuspect: async () => false,
        orders: async () => [],
        backup: (file) => store.backup(file),
        close: async () => {},
      },
      thoughts: this.#thoughts,
      log,
      limits,
      now,
      newId: () => newTableIdIn(shard),
      pause: async () => {},
      changed: () => this.#owner.lobbyChanged(),
      asking: () => {},
      decided: () => {},
    };
  }

  close(): void {
    this.#owner.close();
  }
}

export class GatewayHere {
  readonly #http: Server = createServer();
  readonly #hall: RemoteHall;
  readonly #gateway: Gateway;

  private constructor(id: string, bus: Bus, beat: number) {
    this.#hall = new RemoteHall({ bus, id, changed: () => this.#gateway.lobbyChanged() });
    this.#gateway = new Gateway({
      hall: this.#hall,
      limits,
      addresses: new Addresses(limits, now),
      proxies: new Set(),
      log,
      metrics: newMetrics(
        () => 0,
        () => 0,
      ),
      publicUrl: null,
      beat,
      now,
    });
    this.#gateway.attach(this.#http);
  }

  static async start(id: string, bus: Bus, beat = 15_000): Promise<GatewayHere> {
    const gateway = new GatewayHere(id, bus, beat);
    await new Promise<void>((ready) => gateway.#http.listen(0, '127.0.0.1', ready));
    return gateway;
  }

  get port(): number {
    return (this.#http.address() as AddressInfo).port;
  }

  get hall(): RemoteHall {
    return this.#hall;
  }

  async close(): Promise<void> {
    await this.#gateway.close();
    this.#hall.close();
    this.#http.close();
  }
}
