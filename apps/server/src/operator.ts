/** What an operator can do beside a running server: the tables are in a file that both may read. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fairSeed, writeRecord } from '@deadlight/engine';
import { diceOf } from './dice.ts';
import { enact } from './play.ts';
import { rulesetFor } from './rulesets.ts';
import { STORE_FILE } from './sqlite-file.ts';
import { placeOrder } from './sqlite-orders.ts';
import type { Entry, TableDoc } from './store.ts';

/** A table as an operator may see it: no secrets, no guests. */
export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly state: TableDoc['state'];
  readonly seats: readonly string[];
  readonly entries: number;
  readonly created: Date;
  readonly changed: Date;
}

function withFile<T>(folder: string, work: (db: DatabaseSync) => T): T {
  const file = join(folder, STORE_FILE);
  if (!existsSync(file)) throw new Error(`there are no tables in ${folder}`);
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA busy_timeout = 5000');
    return work(db);
  } finally {
    db.close();
  }
}

function lineOf(db: DatabaseSync, doc: TableDoc): TableLine {
  const { id, game, rules, state, seats, created, changed } = doc;
  const counted = db.prepare('SELECT count(*) AS n FROM log WHERE tbl = ?').get(id)!;
  return {
    id,
    game,
    rules,
    state,
    seats: seats.map(({ guest, name }) => (guest === null ? '' : name)),
    entries: Number(counted['n']),
    created: new Date(created),
    changed: new Date(changed),
  };
}

const docs = (db: DatabaseSync): TableDoc[] =>
  db
    .prepare('SELECT doc FROM tables')
    .all()
    .map(({ doc }) => JSON.parse(doc as string) as TableDoc);

function docOf(db: DatabaseSync, id: string): TableDoc {
  const found = db.prepare('SELECT doc FROM tables WHERE id = ?').get(id);
  if (found === undefined) throw new Error(`there is no table ${id}`);
  return JSON.parse(found['doc'] as string) as TableDoc;
}

export const tablesIn = (folder: string): TableLine[] =>
  withFile(folder, (db) => docs(db).map((doc) => lineOf(db, doc)));

export const tableIn = (folder: string, id: string): TableLine =>
  withFile(folder, (db) => lineOf(db, docOf(db, id)));

/** The record of a table as it stands. It holds the seed: anyone who plays there must not see it. */
export async function recordIn(folder: string, id: string): Promise<string> {
  const { doc, log } = withFile(folder, (db) => ({
    doc: docOf(db, id),
    log: db
      .prepare('SELECT entry FROM log WHERE tbl = ? ORDER BY place')
      .all(id)
      .map(({ entry }) => JSON.parse(entry as string) as Entry),
  }));
  const ruleset = await rulesetFor(doc.game, doc.rules);
  const fair = diceOf(doc);
  const { options, seats } = doc;
  const match = ruleset.newMatch(
    ruleset.setupFor({ seats: seats.length, seed: fairSeed(fair), options }),
  );
  for (const entry of log) enact(match, entry);
  return writeRecord(match, { fair });
}

/** Asks the server to close a table; one that does not run does it when it starts. */
export function closeTable(folder: string, id: string): void {
  withFile(folder, (db) => docOf(db, id));
  placeOrder(join(folder, STORE_FILE), { do: 'close', table: id });
}

/** Copies everything into a new file, as it is at one moment. */
export function backUp(folder: string, file: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already`);
  withFile(folder, (db) => db.prepare('VACUUM INTO ?').run(file));
}
