/**
 * Where the server of a test keeps what it keeps: in a folder, or in a database of its own where the tests are run on
 * PostgreSQL (`vitest.postgres.config.ts`), and with it a bus of its own.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Place } from '../src/store/archive.ts';
import { withArchive } from '../src/store/open-archive.ts';
import { STORE_FILE } from '../src/store/sqlite-file.ts';
import type { Entry } from '../src/store/store.ts';
import { ask, newDatabase } from './postgres-there.ts';

export const POSTGRES_PORT = 'DEADLIGHT_TEST_POSTGRES';
export const NATS_URL = 'DEADLIGHT_TEST_NATS';

export interface Kept extends Place {
  readonly bus: string | undefined;
  log(table: string): Promise<Entry[]>;
  /** Makes all writes fail; returns a function that ends that. */
  block(): Promise<() => Promise<void>>;
  remove(): void;
}

export async function newKept(): Promise<Kept> {
  const data = mkdtempSync(join(tmpdir(), 'deadlight-kept-'));
  const port = process.env[POSTGRES_PORT];
  const store = port === undefined ? undefined : await newDatabase(Number(port));
  const place = { data, store };
  const nats = process.env[NATS_URL];
  return {
    ...place,
    bus: nats === undefined ? undefined : `${nats}/${randomBytes(6).toString('hex')}`,
    log: (table) => withArchive(place, (archive) => archive.log(table)),
    block: () => (store === undefined ? lockFile(data) : refuseEntries(store)),
    remove: () => rmSync(data, { recursive: true, force: true }),
  };
}

/** The arguments by which a server is told. */
export const argumentsFor = ({
  data,
  store,
  bus,
}: Place & Partial<Pick<Kept, 'bus'>>): string[] => [
  '--data',
  data,
  ...(store === undefined ? [] : ['--store', store]),
  ...(bus === undefined ? [] : ['--bus', bus]),
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
