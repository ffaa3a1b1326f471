/** The store in a file of SQLite's, written by a thread of its own: no `fsync` holds up the tables. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Reply, Work } from './sqlite-thread.ts';
import { type Entry, type Store, type TableDoc, Unkept } from './store.ts';

/** So long a write waits for others to be written with. */
const GATHER = 2;
const MOST = 128;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export function sqliteStore(folder: string): Store {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'deadlight.sqlite');
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: file });
  const sent = new Map<number, readonly Waiting[]>();
  let next = 0;
  let gathered: { work: Work; waiting: Waiting }[] = [];
  let timer: NodeJS.Timeout | null = null;
  let dead: Error | null = null;

  const flush = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (gathered.length === 0) return;
    const batch = gathered;
    gathered = [];
    sent.set(
      next,
      batch.map(({ waiting }) => waiting),
    );
    worker.postMessage({ id: next, works: batch.map(({ work }) => work) });
    next++;
  };
  const put = (work: Work): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (dead !== null) return reject(dead);
      gathered.push({ work, waiting: { resolve, reject } });
      if (gathered.length >= MOST) flush();
      else timer ??= setTimeout(flush, GATHER);
    });
  worker.on('message', ({ id, answers, error }: Reply) => {
    const waiting = sent.get(id) ?? [];
    sent.delete(id);
    waiting.forEach((one, i) => {
      if (error === null) one.resolve(answers[i]);
      else one.reject(new Unkept(error));
    });
  });
  worker.on('error', (error: Error) => {
    dead = new Unkept(error.message);
    for (const waiting of sent.values()) for (const one of waiting) one.reject(dead);
    sent.clear();
  });

  return {
    save: async (table: TableDoc) => void (await put({ do: 'save', table })),
    append: async (table: string, place: number, entry: Entry) =>
      void (await put({ do: 'append', table, place, entry })),
    remove: async (table: string) => void (await put({ do: 'remove', table })),
    tables: async () => (await put({ do: 'tables' })) as TableDoc[],
    log: async (table: string) => (await put({ do: 'log', table })) as Entry[],
    backup: async (to: string) => void (await put({ do: 'backup', file: to })),
    async close() {
      flush();
      if (dead === null) await put({ do: 'close' });
      await worker.terminate();
    },
  };
}
