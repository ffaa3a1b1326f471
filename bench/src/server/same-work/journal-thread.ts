/** Writes batches of the journal, each in one transaction that is on disk when it ends. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const PARTS = 3;

const db = new DatabaseSync(join(workerData as string, 'journal.sqlite'));
db.exec(`
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA wal_autocheckpoint = 8000;
  CREATE TABLE log (
    tbl TEXT NOT NULL, place INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (tbl, place)
  ) STRICT, WITHOUT ROWID;
`);
const append = db.prepare('INSERT OR REPLACE INTO log (tbl, place, entry) VALUES (?, ?, ?)');

parentPort!.on('message', (batch: (string | number)[]) => {
  db.exec('BEGIN IMMEDIATE');
  for (let i = 0; i < batch.length; i += PARTS) append.run(batch[i]!, batch[i + 1]!, batch[i + 2]!);
  db.exec('COMMIT');
  parentPort!.postMessage(null);
});
