/**
 * The history of the file's schema. A released step is never changed: another follows it. A file of before there were
 * steps has what the first one makes.
 */

import type { DatabaseSync } from 'node:sqlite';
import { at } from '@deadlight/engine';
import { PEOPLE_SCHEMA } from '../people/schema.ts';
import { OUTAGE_SCHEMA } from './outages.ts';

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
];

/** Brings a file up to date. */
export function migrateFile(db: DatabaseSync): void {
  const version = db.prepare('PRAGMA user_version').get()!['user_version'] as number;
  if (version > STEPS.length)
    throw new Error(
      `the file is of version ${version}, and this server knows those up to ${STEPS.length}`,
    );
  for (const [i, step] of STEPS.slice(version).entries())
    db.exec(`BEGIN IMMEDIATE; ${step}; PRAGMA user_version = ${version + i + 1}; COMMIT`);
}
