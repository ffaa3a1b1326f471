/** Owners and gateways in this process, on a real bus, with leases that a test hands out itself. */

import { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { noSender } from '../../testing/no-sender.ts';
import { peopleHere } from '../../testing/people-here.ts';
import type { Thinkers } from '../bots/thinkers.ts';
import { Notices } from '../notices/notices.ts';
import { LIMITS } from '../operator/limits.ts';
import { newMetrics } from '../operator/metrics.ts';
import { Addresses } from '../socket/addresses.ts';
import { Gateway } from '../socket/gateway.ts';
import { KnownHosts } from '../socket/known-hosts.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import type { ServerServices } from '../table/services.ts';
import { newTableIdIn, SHARDS, shardOf } from '../table/shards.ts';
import { Tables } from '../table/tables.ts';
import type { Bus } from './bus.ts';
import type { HeldShard, HeldShards } from './held.ts';
import { Owner } from './owner.ts';
import { RemoteDirectory } from './remote-directory.ts';

const log = pino({ level: 'silent' });
const limits = {
  ...LIMITS,
  rate: 100_000,
  burst: 100_000,
  sockets: 1000,
  tables: 1000,
  opens: 100_000,
  starts: 100_000,
};
const now = (): number => Date.now();

/** Which process may write to which shard. */
export class Leases {
  readonly epochs = new Array<number>(SHARDS).fill(0);
}

/** An owner that holds what it is told to hold. What it writes counts only as long as nobody else has the shard. */
export class OwnerHere extends EventEmitter<{ taken: []; lost: [] }> implements HeldShards {
  readonly #leases: Leases;
  readonly #store: Store;
  readonly #thinkers: Thinkers;
  readonly #shards = new Map<number, HeldShard>();
  readonly #owner: Owner;

  constructor(id: string, bus: Bus, leases: Leases, store: Store, thinkers: Thinkers) {
    super();
    this.#leases = leases;
    this.#store = store;
    this.#thinkers = thinkers;
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
      const tables = new Tables(this.#services(shard, epoch));
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

  #services(shard: number, epoch: number): ServerServices {
    const store = this.#store;
    const fenced = <T>(write: () => Promise<T>): Promise<T> =>
      this.#leases.epochs[shard] === epoch
        ? write()
        : Promise.reject(new StoreUnavailable('somebody else has the shard'));
    return {
      store: {
        problem: null,
        save: (table, plans) => fenced(() => store.save(table, plans)),
        append: (table, place, entry, plans) =>
          fenced(() => store.append(table, place, entry, plans)),
        remove: (table) => fenced(() => store.remove(table)),
        plan: (about, plan) => fenced(() => store.plan(about, plan)),
        dueTasks: (now, most) => store.dueTasks(now, most),
        endTask: (task, again) => fenced(() => store.endTask(task, again)),
        table: (id) => store.table(id),
        listed: async (most) =>
          (await store.listed(most)).filter(({ id }) => shardOf(id) === shard),
        tally: async () => [],
        abandoned: async () => [],
        openedBy: (guest) => store.openedBy(guest),
        log: (table) => store.log(table),
        putAway: (table) => fenced(() => store.putAway(table)),
        outages: async () => [],
        isSuspect: async () => false,
        orders: async () => [],
        backup: (file) => store.backup(file),
        close: async () => {},
      },
      people: peopleHere(),
      thinkers: this.#thinkers,
      log,
      limits,
      now,
      sender: noSender(),
      newId: () => newTableIdIn(shard),
      pause: async () => {},
      tempo: 0,
      changed: () => this.#owner.lobbyChanged(),
      inRules: (_table, ask) => ask(),
      decided: () => {},
      refused: () => {},
    };
  }

  close(): void {
    this.#owner.close();
  }
}

export class GatewayHere {
  readonly #http: Server = createServer();
  readonly #directory: RemoteDirectory;
  readonly #gateway: Gateway;

  private constructor(id: string, bus: Bus, beat: number) {
    const people = peopleHere();
    this.#directory = new RemoteDirectory({ bus, id, changed: () => this.#gateway.lobbyChanged() });
    this.#gateway = new Gateway({
      people,
      notices: new Notices(people, noSender(), now),
      thinkers: { judge: async () => ({ why: 'too-long' }) },
      directory: this.#directory,
      limits,
      addresses: new Addresses(limits, now),
      proxies: new Set(),
      hosts: new KnownHosts(null),
      log,
      metrics: newMetrics({ sockets: () => 0, tables: () => 0, queues: () => ({}) }),
      publicUrl: null,
      place: null,
      isWell: async () => true,
      tables: () => ({ open: 0, playing: 0, over: 0 }),
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

  get directory(): RemoteDirectory {
    return this.#directory;
  }

  async close(): Promise<void> {
    await this.#gateway.close();
    this.#directory.close();
    this.#http.close();
  }
}
