/**
 * Where the server of a test keeps what it keeps: in a folder, or in a database of its own where the tests are run on
 * PostgreSQL (`vitest.postgres.config.ts`).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Place } from '../src/archive.ts';
import { withArchive } from '../src/open-archive.ts';
import { STORE_FILE } from '../src/sqlite-file.ts';
import type { Entry } from '../src/store.ts';
import { ask, newDatabase } from './postgres-there.ts';

export const POSTGRES_PORT = 'DEADLIGHT_TEST_POSTGRES';

export interface Kept extends Place {
  log(table: string): Promise<Entry[]>;
  /** Nothing can be written any more; gives what ends that. */
  block(): Promise<() => Promise<void>>;
  remove(): void;
}

export async function newKept(): Promise<Kept> {
  const data = mkdtempSync(join(tmpdir(), 'deadlight-kept-'));
  const port = process.env[POSTGRES_PORT];
  const store = port === undefined ? undefined : await newDatabase(Number(port));
  const place = { data, store };
  return {
    ...place,
    log: (table) => withArchive(place, (archive) => archive.log(table)),
    block: () => (store === undefined ? lockFile(data) : refuseEntries(store)),
    remove: () => rmSync(data, { recursive: true, force: true }),
  };
}

/** The arguments by which a server is told. */
export const argumentsFor = ({ data, store }: Place): string[] => [
  '--data',
  data,
  ...(store === undefined ? [] : ['--store', store]),
];

async function lockFile(folder: string): Promise<() => Promise<void>> {
  const other = new DatabaseSync(join(folder, STORE_FILE));
  other.exec('BEGIN IMMEDIATE');
  return async () => {
    other.exec('ROLLBACK');
    other.close();
  };
}

async function refuseEntries(url: string): Promise<() => Promise<void>> {
  await ask(
    url,
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$;
    CREATE TRIGGER refuse BEFORE INSERT ON log EXECUTE FUNCTION refuse()`,
  );
  return async () => {
    await ask(url, 'DROP FUNCTION refuse() CASCADE');
  };
}
