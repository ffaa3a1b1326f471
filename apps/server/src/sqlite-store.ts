/** The store in a file of SQLite's, written by a thread of its own: no `fsync` holds up the tables. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { inSlices } from './in-slices.ts';
import { STORE_FILE } from './sqlite-file.ts';
import type { Appends, Opened, Reply, Work } from './sqlite-thread.ts';
import { type Entry, type Order, type Store, type TableDoc, Unkept } from './store.ts';

/** So many writes become durable together at most. */
const MOST = 512;

interface Waiting {
  readonly work: Work;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** `pragmas` are settings of SQLite's for this store alone. */
export function sqliteStore(folder: string, pragmas: readonly string[] = []): Store {
  mkdirSync(folder, { recursive: true });
  const workerData: Opened = { file: join(folder, STORE_FILE), pragmas };
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData });
  let waiting: Waiting[] = [];
  /** What the thread is writing. All that comes meanwhile is written together, next. */
  let written: readonly Waiting[] | null = null;
  let isDue = false;
  let problem: string | null = null;
  let dead: Unkept | null = null;

  const write = (): void => {
    isDue = false;
    if (written !== null || waiting.length === 0) return;
    written = waiting.splice(0, MOST);
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
    // The next are on their way to the disk before anybody is told of these.
    write();
    const { errors, answers } = reply;
    problem = errors?.every((error) => error !== null) ? (errors[0] ?? null) : null;
    void inSlices(done, (one, i) => {
      const error = errors?.[i] ?? null;
      if (error === null) one.resolve(answers?.[i]);
      else one.reject(new Unkept(error));
    });
  });
  worker.on('error', (error: Error) => {
    dead = new Unkept(error.message);
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
    // No other process plays what is kept here.
    isSuspect: async () => false,
    orders: async () => (await put({ do: 'orders' })) as Order[],
    backup: async (to: string) => void (await put({ do: 'backup', file: to })),
    async close() {
      if (dead === null) await put({ do: 'close' });
      await worker.terminate();
    },
  };
}

/** Null if there is other work among them. */
function appendsOf(written: readonly Waiting[]): Appends | null {
  const appends: (string | number)[] = [];
  for (const { work } of written) {
    if (work.do !== 'append') return null;
    appends.push(work.table, work.place, work.entry);
  }
  return appends;
}
