/**
 * Tables on several threads of one process. Each thread owns a fixed part of the shards, and the main thread is their
 * gateway: it has the sockets, and passes on what is said. They speak as gateways and owners of a cluster do, over ports
 * instead of NATS. One more thread writes to SQLite for all of them.
 */
import type { Registry } from 'prom-client';
import type { BotTime } from '../bots/bot-time.ts';
import type { Pools } from '../bots/thinkers.ts';
import { RemoteDirectory } from '../cluster/remote-directory.ts';
import { shareOf } from '../operator/limits.ts';
import { EVERY } from '../operator/pulse.ts';
import type { People } from '../people/people.ts';
import { openFile, type SharedFile } from '../store/sqlite-store.ts';
import type { TableDoc } from '../store/store.ts';
import type { OwnerServices, TableOwner } from '../table/owner.ts';
import { SHARDS } from '../table/shards.ts';
import { PortBus } from './port-bus.ts';
import { relog } from './relog.ts';
import { SupervisedThread } from './supervised-thread.ts';
import { thinkFor } from './thinking.ts';
import { COUNTED, type Command, type Counted, LOG } from './thread-lines.ts';
import { addThreadMetrics } from './thread-metrics.ts';

export interface TableThreadsOptions {
  /** The folder that holds the tables. */
  readonly data: string;
  readonly threads: number;
  readonly services: Omit<OwnerServices, 'pause' | 'inRules' | 'thinkers'>;
  readonly pools: Pools;
  readonly botTime: BotTime;
  /** Milliseconds that one call into the rules may take; undefined if nobody looks. */
  readonly patience: number | undefined;
  readonly registry: Registry;
  readonly script?: URL | undefined;
}

const SCRIPT = new URL('./table-thread.ts', import.meta.url);
/** Milliseconds in which a thread has done what it is told to do: sweep or follow orders, stand still, say what it has counted. */
const DONE = 10_000;
const STOPPED = 2000;
const COUNTING = 500;

/** Shards are dealt out like cards: they stay where they are as long as the number of threads does. */
const shardsOf = (thread: number, threads: number): number[] =>
  Array.from({ length: SHARDS }, (_, shard) => shard).filter((shard) => shard % threads === thread);

export class TableThreads implements TableOwner {
  readonly directory: RemoteDirectory;
  readonly #file: SharedFile;
  readonly #threads: readonly SupervisedThread[];
  readonly #looking: NodeJS.Timeout | undefined;

  private constructor(options: TableThreadsOptions, file: SharedFile) {
    const { services, pools, threads, botTime, patience, registry, script = SCRIPT } = options;
    const { log, limits, sender } = services;
    const bus = new PortBus(log);
    this.#file = file;
    bus.hear(LOG, (line) => relog(log, line));
    bus.hear(COUNTED, (text) => this.#count(JSON.parse(text) as Counted, services));
    thinkFor(bus, pools);
    const share = shareOf(limits, threads);
    const around = { bus, file, log, limits: share, botTime, sending: sender.settings, script };
    this.#threads = Array.from(
      { length: threads },
      (_, thread) => new SupervisedThread(thread, shardsOf(thread, threads), around),
    );
    const { again } = addThreadMetrics(registry, this.#threads);
    this.directory = new RemoteDirectory({
      bus,
      id: 'main',
      changed: services.changed,
      again: () => again.inc(),
    });
    if (patience !== undefined)
      this.#looking = setInterval(() => {
        for (const thread of this.#threads) thread.look(patience);
      }, EVERY);
  }

  static async open(options: TableThreadsOptions): Promise<TableThreads> {
    const file = openFile(options.data);
    let made: TableThreads | null = null;
    try {
      // Whether it can be opened at all is to be known before anything else.
      await file.store.probe();
      made = new TableThreads(options, file);
      await Promise.all(made.#threads.map((thread) => thread.start()));
      return made;
    } catch (error) {
      await (made ?? file.store).close();
      throw error;
    }
  }

  #count(counted: Counted, { decided, refused }: TableThreadsOptions['services']): void {
    this.#threads.find(({ id }) => id === counted.id)?.hear(counted);
    for (const by of ['person', 'bot'] as const)
      for (let n = counted.decided[by]; n > 0; n--) decided(by);
    for (const [problem, times] of Object.entries(counted.refused))
      for (let n = times; n > 0; n--) refused(problem as keyof Counted['refused']);
  }

  get people(): People {
    return this.#file.store.people;
  }

  count(state: TableDoc['state']): number {
    return this.#threads.reduce((sum, { tables }) => sum + tables[state], 0);
  }

  gatherCounts(): Promise<void> {
    return this.#all('count', COUNTING);
  }

  get problem(): string | null {
    if (this.#threads.some(({ isHopeless }) => isHopeless)) return 'tables cannot be opened';
    return this.#file.store.problem;
  }

  probe(): Promise<void> {
    return this.#file.store.probe();
  }

  /** One that is just being started again has nothing to do, and one that hangs does not hold up the others. */
  async #all(command: Command, within: number): Promise<void> {
    await Promise.allSettled(this.#threads.map((thread) => thread.command(command, within)));
  }

  sweep(): Promise<void> {
    return this.#all('sweep', DONE);
  }

  runOperatorOrders(): Promise<void> {
    return this.#all('orders', DONE);
  }

  runDueTasks(): Promise<void> {
    return this.#all('tasks', DONE);
  }

  suspend(): Promise<void> {
    return this.#all('suspend', STOPPED);
  }

  async close(): Promise<void> {
    clearInterval(this.#looking);
    this.directory.close();
    await Promise.all(this.#threads.map((thread) => thread.close()));
    await this.#file.store.close();
  }
}
