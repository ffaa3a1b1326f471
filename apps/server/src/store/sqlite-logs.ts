/** The logs of tables in an SQLite file: a row for each entry while a game is played, one record once it is over. */
import type { DatabaseSync } from 'node:sqlite';
import { packed, wholeLog } from './packed-log.ts';
import type { Entry } from './store.ts';

export interface Logs {
  append(table: string, place: number, entry: string): void;
  read(table: string): Entry[];
  putAway(table: string): void;
  remove(table: string): void;
}

export function logsIn(db: DatabaseSync): Logs {
  const append = db.prepare('INSERT INTO log (tbl, place, entry) VALUES (?, ?, ?)');
  const rows = db.prepare('SELECT entry FROM log WHERE tbl = ? ORDER BY place');
  const removeRows = db.prepare('DELETE FROM log WHERE tbl = ?');
  const record = db.prepare('SELECT log FROM record WHERE tbl = ?');
  const keep = db.prepare('INSERT OR REPLACE INTO record (tbl, entries, log) VALUES (?, ?, ?)');
  const removeRecord = db.prepare('DELETE FROM record WHERE tbl = ?');
  const entriesOf = (table: string): string[] =>
    rows.all(table).map(({ entry }) => entry as string);
  const read = (table: string): Entry[] =>
    wholeLog((record.get(table)?.['log'] as Uint8Array | undefined) ?? null, entriesOf(table));
  return {
    append: (table, place, entry) => void append.run(table, place, entry),
    read,
    putAway(table) {
      if (entriesOf(table).length === 0) return;
      const all = read(table);
      keep.run(table, all.length, packed(all.map((entry) => JSON.stringify(entry))));
      removeRows.run(table);
    },
    remove(table) {
      removeRows.run(table);
      removeRecord.run(table);
    },
  };
}
