/**
 * The history of the file's schema. A released step is never changed: another follows it. A file of before there were
 * steps has what the first one makes.
 */

import type { DatabaseSync } from 'node:sqlite';
import { at } from '@deadlight/engine';
import { PEOPLE_SCHEMA } from '../people/schema.ts';
import { shardOf } from '../table/shards.ts';
import { OUTAGE_SCHEMA } from './outages.ts';

/** SQLite uses an index with a condition only where it is asked for in the same words. */
export const IS_LISTED = "doc ->> 'listed' = 1 AND doc ->> 'state' <> 'over'";
/** Nobody sits there: documents are JSON as we write it, and names cannot have these quotation marks. */
export const IS_UNUSED = `doc ->> 'state' = 'open' AND instr(doc, '"guest":"') = 0`;

const KIND_OF = (id: string, doc: string): string =>
  `shard_of(${id}), coalesce(${doc} ->> 'game', ''), coalesce(${doc} ->> 'rules', 0), coalesce(${doc} ->> 'state', '')`;

const count = (row: 'old' | 'new', by: '+' | '-'): string =>
  `INSERT INTO tally VALUES (${KIND_OF(`${row}.id`, `${row}.doc`)}, ${by}1)
    ON CONFLICT DO UPDATE SET tables = tables + excluded.tables;`;

const STEPS: readonly string[] = [
  `
  CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, doc TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS open_tables ON tables (doc ->> 'owner') WHERE doc ->> 'state' <> 'over';
  CREATE TABLE IF NOT EXISTS log (
    tbl TEXT NOT NULL, place INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (tbl, place)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS orders (what TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS probe (id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;
  `,
  // Whose tables they are: of those who sit there, on whatever device, and of the host. It follows from the documents, so
  // the database itself keeps it up.
  `
  CREATE TABLE seat (
    guest TEXT NOT NULL, tbl TEXT NOT NULL, created INTEGER NOT NULL, is_over INTEGER NOT NULL,
    PRIMARY KEY (guest, is_over, created, tbl)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_of_a_table ON seat (tbl);
  CREATE VIEW people AS
    SELECT tables.id AS tbl, doc ->> 'owner' AS guest FROM tables
    UNION
    SELECT tables.id, seat.value ->> 'guest' FROM tables, json_each(doc, '$.seats') AS seat
    UNION
    SELECT tables.id, device.value
      FROM tables, json_each(doc, '$.seats') AS seat, json_each(seat.value, '$.also') AS device;
  CREATE VIEW seats AS
    SELECT guest, tbl, coalesce(doc ->> 'created', 0), doc ->> 'state' = 'over'
      FROM people JOIN tables ON id = tbl WHERE guest IS NOT NULL;
  INSERT INTO seat SELECT * FROM seats;
  CREATE TRIGGER table_opened AFTER INSERT ON tables BEGIN
    DELETE FROM seat WHERE tbl = new.id;
    INSERT INTO seat SELECT * FROM seats WHERE tbl = new.id;
  END;
  CREATE TRIGGER table_changed AFTER UPDATE ON tables BEGIN
    DELETE FROM seat WHERE tbl = new.id;
    INSERT INTO seat SELECT * FROM seats WHERE tbl = new.id;
  END;
  CREATE TRIGGER table_removed AFTER DELETE ON tables BEGIN
    DELETE FROM seat WHERE tbl = old.id;
  END;
  `,
  at(PEOPLE_SCHEMA, 0, 'people schema'),
  at(PEOPLE_SCHEMA, 1, 'people schema'),
  // What is to be done about tables later, though nobody comes.
  `
  CREATE TABLE task (
    tbl TEXT NOT NULL, id TEXT NOT NULL, topic TEXT NOT NULL, at INTEGER NOT NULL, why TEXT NOT NULL,
    PRIMARY KEY (tbl, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX due_tasks ON task (at);
  `,
  // When the server was last known to be there, and when it was not.
  `${OUTAGE_SCHEMA} CREATE TABLE alive (id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;`,
  // How many tables there are, which are public and which have been left alone: nothing walks over all of them to find out.
  `
  CREATE TABLE tally (
    shard INTEGER NOT NULL, game TEXT NOT NULL, rules INTEGER NOT NULL, state TEXT NOT NULL,
    tables INTEGER NOT NULL, PRIMARY KEY (shard, game, rules, state)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO tally SELECT ${KIND_OF('id', 'doc')}, count(*) FROM tables GROUP BY 1, 2, 3, 4;
  CREATE TRIGGER table_counted AFTER INSERT ON tables BEGIN ${count('new', '+')} END;
  CREATE TRIGGER table_counted_elsewhere AFTER UPDATE ON tables
    WHEN old.doc ->> 'state' IS NOT new.doc ->> 'state' BEGIN ${count('old', '-')} ${count('new', '+')} END;
  CREATE TRIGGER table_no_longer_counted AFTER DELETE ON tables BEGIN ${count('old', '-')} END;
  CREATE INDEX listed_tables ON tables (doc ->> 'created') WHERE ${IS_LISTED};
  CREATE INDEX unused_tables ON tables (doc ->> 'changed') WHERE ${IS_UNUSED};
  CREATE INDEX unfinished_tables ON tables (doc ->> 'changed') WHERE doc ->> 'state' <> 'over';
  CREATE INDEX finished_tables ON tables (doc ->> 'changed') WHERE doc ->> 'state' = 'over';
  `,
  // The logs of finished games, each as one record. Those that were finished before are put away a few at a time.
  `
  CREATE TABLE record (tbl TEXT PRIMARY KEY, entries INTEGER NOT NULL, log BLOB NOT NULL) STRICT;
  INSERT INTO task (tbl, id, topic, at, why)
    SELECT id, 'put away', 'log', unixepoch() * 1000 + 50 * row_number() OVER (), '{"do":"put-away"}'
    FROM tables WHERE doc ->> 'state' = 'over' AND coalesce(doc ->> 'faulty', 0) = 0;
  `,
  at(PEOPLE_SCHEMA, 2, 'people schema'),
  at(PEOPLE_SCHEMA, 3, 'people schema'),
  at(PEOPLE_SCHEMA, 4, 'people schema'),
  at(PEOPLE_SCHEMA, 5, 'people schema'),
  at(PEOPLE_SCHEMA, 6, 'people schema'),
  at(PEOPLE_SCHEMA, 7, 'people schema'),
  at(PEOPLE_SCHEMA, 8, 'people schema'),
];

/** Brings a file up to date. Only a connection that this was done for may write tables: others cannot count them. */
export function migrateFile(db: DatabaseSync): void {
  db.function('shard_of', { deterministic: true }, (table) => shardOf(table as string));
  const version = db.prepare('PRAGMA user_version').get()!['user_version'] as number;
  if (version > STEPS.length)
    throw new Error(
      `the file is of version ${version}, and this server knows those up to ${STEPS.length}`,
    );
  for (const [i, step] of STEPS.slice(version).entries())
    db.exec(`BEGIN IMMEDIATE; ${step}; PRAGMA user_version = ${version + i + 1}; COMMIT`);
}
