/** Writes what it is given, many at a time and each batch as one: either all of it is durable or nothing. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Entry, TableDoc } from './store.ts';

export type Work =
  | { readonly do: 'save'; readonly table: TableDoc }
  | {
      readonly do: 'append';
      readonly table: string;
      readonly place: number;
      readonly entry: Entry;
    }
  | { readonly do: 'remove'; readonly table: string }
  | { readonly do: 'tables' }
  | { readonly do: 'log'; readonly table: string }
  | { readonly do: 'backup'; readonly file: string }
  | { readonly do: 'close' };

export interface Reply {
  readonly id: number;
  readonly answers: readonly unknown[];
  readonly error: string | null;
}

const db = new DatabaseSync(workerData as string);
db.exec(`
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 2000;
  CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, doc TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS log (
    tbl TEXT NOT NULL, place INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (tbl, place)
  ) STRICT, WITHOUT ROWID;
`);
const save = db.prepare('INSERT OR REPLACE INTO tables (id, doc) VALUES (?, ?)');
const append = db.prepare('INSERT INTO log (tbl, place, entry) VALUES (?, ?, ?)');
const removeTable = db.prepare('DELETE FROM tables WHERE id = ?');
const removeLog = db.prepare('DELETE FROM log WHERE tbl = ?');
const tables = db.prepare('SELECT doc FROM tables');
const log = db.prepare('SELECT entry FROM log WHERE tbl = ? ORDER BY place');

function perform(work: Work): unknown {
  switch (work.do) {
    case 'save':
      return void save.run(work.table.id, JSON.stringify(work.table));
    case 'append':
      return void append.run(work.table, work.place, JSON.stringify(work.entry));
    case 'remove':
      removeTable.run(work.table);
      return void removeLog.run(work.table);
    case 'tables':
      return tables.all().map(({ doc }) => JSON.parse(doc as string));
    case 'log':
      return log.all(work.table).map(({ entry }) => JSON.parse(entry as string));
    case 'backup':
    case 'close':
      return undefined;
  }
}

/** What cannot be done in the middle of other writes. */
function performAlone(work: Work): void {
  if (work.do === 'backup') db.prepare('VACUUM INTO ?').run(work.file);
  if (work.do === 'close') db.close();
}

parentPort!.on('message', ({ id, works }: { id: number; works: readonly Work[] }) => {
  let reply: Reply;
  try {
    db.exec('BEGIN IMMEDIATE');
    const answers = works.map(perform);
    db.exec('COMMIT');
    works.forEach(performAlone);
    reply = { id, answers, error: null };
  } catch (error) {
    try {
      db.exec('ROLLBACK');
    } catch {
      // Nothing was begun.
    }
    reply = { id, answers: [], error: (error as Error).message };
  }
  parentPort!.postMessage(reply);
});
