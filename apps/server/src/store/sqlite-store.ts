/** The store in an SQLite file, written by a thread of its own: no `fsync` holds up the tables. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { makeFolder, makePrivate } from './private-files.ts';
import { LOCK_FILE, STORE_FILE } from './sqlite-file.ts';
import { type Appends, CHANGES, type Opened, type Reply, type Work } from './sqlite-work.ts';
import { type Entry, type Order, type Store, StoreUnavailable, type TableDoc } from './store.ts';
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
  /** Rejects if nothing can be written. */
  probe(): Promise<void>;
}

/** `pragmas` are SQLite settings for this store only. */
export function sqliteStore(folder: string, pragmas: readonly string[] = []): FileStore {
  makeFolder(folder);
  const [file, lock] = [join(folder, STORE_FILE), join(folder, LOCK_FILE)];
  // They hold the secrets of running games. The files that SQLite puts next to them are as private as they are.
  for (const one of [file, lock]) makePrivate(one);
  const workerData: Opened = { file, lock, pragmas };
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData });
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
    worker.postMessage(appendsOf(written) ?? written.map(({ work }) => work));
  };
  const put = (work: Work): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (dead !== null) return reject(dead);
      waiting.push({ work, resolve, reject });
      if (isDue || written !== null) return;
      isDue = true;
      setImmediate(write);
    });
  worker.on('message', (reply: Reply) => {
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
  worker.on('error', (error: Error) => {
    dead = new StoreUnavailable(error.message);
    problem = error.message;
    for (const { reject } of [...(written ?? []), ...waiting]) reject(dead);
    written = null;
    waiting = [];
  });

  return {
    get problem() {
      return problem;
    },
    save: async (table: TableDoc) => void (await put({ do: 'save', table })),
    append: (table: string, place: number, entry: Entry) =>
      put({ do: 'append', table, place, entry: JSON.stringify(entry) }) as Promise<void>,
    remove: async (table: string) => void (await put({ do: 'remove', table })),
    tables: async () => (await put({ do: 'tables' })) as TableDoc[],
    openedBy: async (guest: string) => (await put({ do: 'opened', guest })) as number,
    log: async (table: string) => (await put({ do: 'log', table })) as Entry[],
    // No other process uses this file.
    isSuspect: async () => false,
    orders: async () => (await put({ do: 'orders' })) as Order[],
    backup: async (to: string) => void (await put({ do: 'backup', file: to })),
    probe: async () => void (await put({ do: 'probe' })),
    async close() {
      if (dead === null) await put({ do: 'close' });
      await worker.terminate();
    },
  };
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
    if (work.do !== 'append') return null;
    appends.push(work.table, work.place, work.entry);
  }
  return appends;
}
