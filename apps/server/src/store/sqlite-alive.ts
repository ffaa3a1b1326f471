/** Keeps when the server was last there, so that the next one knows how long nobody was. */
import type { DatabaseSync } from 'node:sqlite';
import { ALL_SHARDS, SHORTEST_OUTAGE } from './outages.ts';

/** Milliseconds between two signs of life. */
const EVERY = 15_000;

/** Returns a function that ends it. */
export function stayAlive(db: DatabaseSync): () => void {
  const last = db.prepare('SELECT at FROM alive WHERE id = 1');
  const put = db.prepare('INSERT OR REPLACE INTO alive (id, at) VALUES (1, ?)');
  const note = db.prepare('INSERT OR IGNORE INTO outage (shard, began, ended) VALUES (?, ?, ?)');
  const sign = (): void => {
    try {
      const now = Date.now();
      const before = (last.get()?.['at'] as number | undefined) ?? now;
      db.exec('BEGIN IMMEDIATE');
      // A disk that was full for a while is an outage, too: nobody could answer.
      if (now - before > SHORTEST_OUTAGE) note.run(ALL_SHARDS, before, now);
      put.run(now);
      db.exec('COMMIT');
    } catch {
      // Other writes tell that nothing can be written.
      if (db.isTransaction) db.exec('ROLLBACK');
    }
  };
  sign();
  const signing = setInterval(sign, EVERY);
  return () => {
    clearInterval(signing);
    sign();
  };
}
