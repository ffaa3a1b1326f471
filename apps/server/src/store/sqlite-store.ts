/**
 * The store in an SQLite file, written by a thread of its own: no `fsync` holds up the tables. Where several threads
 * hold tables, the same one writes for all of them.
 */
import { join } from 'node:path';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { People } from '../people/people.ts';
import type { Row } from '../people/statements.ts';
import type { Span } from '../table/calendar.ts';
import { makeFolder, makePrivate } from './private-files.ts';
import { LOCK_FILE, STORE_FILE } from './sqlite-file.ts';
import {
  type Appends,
  CHANGES,
  type Joins,
  type Opened,
  type Reply,
  type Work,
} from './sqlite-work.ts';
import {
  type Cutoffs,
  type DueTask,
  type Entry,
  type KeptTable,
  type Order,
  type Plan,
  type Store,
  StoreUnavailable,
  type TableDoc,
  type Tally,
} from './store.ts';
import { inSlices } from './time-slices.ts';

/** Maximum number of writes in one transaction. */
const MAX_BATCH = 512;

interface Waiting {
  readonly work: Work;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** A store that can report at any time whether it is writable. */
export interface FileStore extends Store {
  readonly people: People;
  /** Rejects if nothing can be written. */
  probe(): Promise<void>;
}

/** A file that several threads of this process write to. */
export interface SharedFile {
  /** For the thread that has opened the file. */
  readonly store: FileStore;
  /** For another thread, by its name: what `storeThrough` needs there. */
  portFor(thread: string): MessagePort;
  /** A thread has ended: once this resolves, nothing more of it is written. */
  forget(thread: string): Promise<void>;
  /** Leaves an order for the thread that has the table. */
  order(order: Order): Promise<void>;
}

/** `pragmas` are SQLite settings for this store only. */
export const sqliteStore = (folder: string, pragmas: readonly string[] = []): FileStore =>
  openFile(folder, pragmas).store;

export function openFile(folder: string, pragmas: readonly string[] = []): SharedFile {
  makeFolder(folder);
  const [file, lock] = [join(folder, STORE_FILE), join(folder, LOCK_FILE)];
  // They hold the secrets of running games. The files that SQLite puts next to them are as private as they are.
  for (const one of [file, lock]) makePrivate(one);
  const workerData: Opened = { file, lock, pragmas };
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData });
  const { put, store } = clientOf(worker, null);
  return {
    store,
    portFor(thread) {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ joins: thread, port: port1 } satisfies Joins, [port1]);
      return port2;
    },
    forget: async (thread) => void (await put({ do: 'forget', thread })),
    order: async (order) => void (await put({ do: 'order', order })),
  };
}

/** The store for a thread that holds some of the shards. */
export const storeThrough = (port: MessagePort, shards: readonly number[]): FileStore =>
  clientOf(port, shards).store;

interface StoreClient {
  readonly store: FileStore;
  put(work: Work): Promise<unknown>;
}

/** `shards` are those whose tables it is about; null for all. */
function clientOf(thread: Worker | MessagePort, shards: readonly number[] | null): StoreClient {
  let waiting: Waiting[] = [];
  /** The batch that the thread is writing. Everything that arrives meanwhile forms the next. */
  let written: readonly Waiting[] | null = null;
  let isDue = false;
  let problem: string | null = null;
  let dead: StoreUnavailable | null = null;

  const write = (): void => {
    isDue = false;
    if (written !== null || waiting.length === 0) return;
    written = waiting.splice(0, MAX_BATCH);
    thread.postMessage(appendsOf(written) ?? written.map(({ work }) => work));
  };
  const put = (work: Work): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (dead !== null) return reject(dead);
      waiting.push({ work, resolve, reject });
      if (isDue || written !== null) return;
      isDue = true;
      setImmediate(write);
    });
  thread.on('message', (reply: Reply) => {
    const done = written!;
    written = null;
    // The next batch is on its way to the disk before these are acknowledged.
    write();
    const { errors, answers } = reply;
    problem = errors === null ? null : problemAfter(done, errors, problem);
    void inSlices(done, (one, i) => {
      const error = errors?.[i] ?? null;
      if (error === null) one.resolve(answers?.[i]);
      else one.reject(new StoreUnavailable(error));
    });
  });
  const end = (why: string): void => {
    dead ??= new StoreUnavailable(why);
    problem = dead.message;
    for (const { reject } of [...(written ?? []), ...waiting]) reject(dead);
    written = null;
    waiting = [];
  };
  thread.on('error', (error: Error) => end(error.message));
  thread.on('close', () => end('the thread that writes has ended'));

  const store: FileStore = {
    get problem() {
      return problem;
    },
    save: async (table: TableDoc, plans?: readonly Plan[]) =>
      void (await put({ do: 'save', table, plans })),
    append: (table: string, place: number, entry: Entry, plans?: readonly Plan[]) =>
      put({ do: 'append', table, place, entry: JSON.stringify(entry), plans }) as Promise<void>,
    plan: async (about: string, plan: Plan) => void (await put({ do: 'plan', about, plan })),
    dueTasks: async (now: number, most: number) =>
      (await put({ do: 'due', now, most, shards })) as DueTask[],
    endTask: async (task: DueTask, again?: number) =>
      void (await put({ do: 'end-task', task, again })),
    remove: async (table: string) => void (await put({ do: 'remove', table })),
    table: async (table: string) => (await put({ do: 'table', table })) as KeptTable | null,
    listed: async (most: number) => (await put({ do: 'listed', most, shards })) as TableDoc[],
    tally: async () => (await put({ do: 'tally', shards })) as Tally[],
    abandoned: async (before: Cutoffs, most: number) =>
      (await put({ do: 'abandoned', before, most, shards })) as string[],
    openedBy: async (guest: string) => (await put({ do: 'opened', guest })) as number,
    log: async (table: string) => (await put({ do: 'log', table })) as Entry[],
    putAway: async (table: string) => void (await put({ do: 'put-away', table })),
    outages: async () => (await put({ do: 'outages' })) as Span[],
    // No other process uses this file.
    isSuspect: async () => false,
    orders: async () => (await put({ do: 'orders', shards })) as Order[],
    people: new People(async (statements) => (await put({ do: 'people', statements })) as Row[][]),
    backup: async (to: string) => void (await put({ do: 'backup', file: to })),
    probe: async () => void (await put({ do: 'probe' })),
    async close() {
      if (!(thread instanceof Worker)) return thread.close();
      if (dead === null) await put({ do: 'close' });
      await thread.terminate();
    },
  };
  return { store, put };
}

/** Being readable does not mean being writable. */
function problemAfter(
  done: readonly Waiting[],
  errors: readonly (string | null)[],
  before: string | null,
): string | null {
  const written = errors.filter((_, i) => CHANGES.has(done[i]!.work.do));
  if (written.length === 0) return before;
  return written.every((error) => error !== null) ? written[0]! : null;
}

/** Null if the batch contains other work. */
function appendsOf(written: readonly Waiting[]): Appends | null {
  const appends: (string | number)[] = [];
  for (const { work } of written) {
    if (work.do !== 'append' || work.plans !== undefined) return null;
    appends.push(work.table, work.place, work.entry);
  }
  return appends;
}
