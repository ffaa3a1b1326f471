import { appendFileSync, cpSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { asSeat } from '@deadlight/engine';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectGuestTables } from '../../testing/guest-tables.ts';
import { expectTasks } from '../../testing/later-tasks.ts';
import { expectTablesAtRest } from '../../testing/tables-at-rest.ts';
import { newTableIdIn } from '../table/shards.ts';
import { STORE_FILE } from './sqlite-file.ts';
import { type FileStore, openFile, sqliteStore, storeThrough } from './sqlite-store.ts';
import type { Entry, Store, TableDoc } from './store.ts';

let folder: string;
let open: FileStore[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deadlight-store-'));
  open = [];
});

afterEach(async () => {
  for (const store of open) await store.close();
  rmSync(folder, { recursive: true, force: true });
});

function opened(pragmas: readonly string[] = [], from = folder): FileStore {
  const store = sqliteStore(from, pragmas);
  open.push(store);
  return store;
}

const entry = (n: number): Entry => ({
  do: 'decide',
  seat: asSeat(0),
  says: `move ${n} ${'x'.repeat(200)}`,
  id: `0:${n}`,
});

/** Appends a number of entries; returns the positions of those that were acknowledged. */
async function fill(store: Store, table: string, from: number, to: number): Promise<number[]> {
  const taken: number[] = [];
  for (let place = from; place < to; place++)
    await store.append(table, place, entry(place)).then(
      () => taken.push(place),
      () => {},
    );
  return taken;
}

const ids = async (store: Store, table: string): Promise<(string | undefined)[]> =>
  (await store.log(table)).map((entry) => ('id' in entry ? entry.id : undefined));

it('refuses writes on a full disk, says so, and keeps what it acknowledged', async () => {
  const full = opened(['max_page_count = 160']);
  const taken = await fill(full, 'a', 0, 1000);
  expect(taken.length).toBeGreaterThan(50);
  expect(taken.length).toBeLessThan(1000);
  expect(taken).toEqual(taken.map((_, i) => i));
  expect(full.problem).toContain('full');
  await full.close();
  open = [];
  // With free space it goes on where it was.
  const roomy = opened();
  expect(await ids(roomy, 'a')).toEqual(taken.map((place) => `0:${place}`));
  expect(await fill(roomy, 'a', taken.length, taken.length + 5)).toHaveLength(5);
  expect(roomy.problem).toBeNull();
});

it('reads from a read-only disk, and accepts nothing', async () => {
  const before = opened();
  await fill(before, 'a', 0, 3);
  await before.close();
  const still = opened(['query_only = ON']);
  open = [still];
  await expect(still.append('a', 3, entry(3))).rejects.toThrow('readonly');
  expect(still.problem).toContain('readonly');
  expect(await ids(still, 'a')).toEqual(['0:0', '0:1', '0:2']);
  // Being readable does not mean being writable.
  expect(await still.orders()).toEqual([]);
  expect(still.problem).toContain('readonly');
  await expect(still.probe()).rejects.toThrow('readonly');
});

it('rejects one bad entry without the rest of its batch', async () => {
  const store = opened();
  await store.append('a', 0, entry(0));
  const outcomes = await Promise.allSettled([
    store.append('b', 0, entry(0)),
    store.append('a', 0, entry(9)),
    store.append('a', 1, entry(1)),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await ids(store, 'a')).toEqual(['0:0', '0:1']);
  expect(await ids(store, 'b')).toEqual(['0:0']);
  expect(store.problem).toBeNull();
});

it('loses nothing acknowledged when the machine stops in the middle of a write', async () => {
  const store = opened();
  const taken = await fill(store, 'a', 0, 60);
  // As the disk may look then: everything acknowledged, and half of another entry.
  const torn = mkdtempSync(join(tmpdir(), 'deadlight-torn-'));
  cpSync(folder, torn, { recursive: true });
  appendFileSync(join(torn, `${STORE_FILE}-wal`), Buffer.alloc(3000, 7));
  const again = opened([], torn);
  expect(await ids(again, 'a')).toEqual(taken.map((place) => `0:${place}`));
  await again.close();
  open = [store];
  rmSync(torn, { recursive: true, force: true });
});

it('does not start on a truncated file, and says why', async () => {
  const store = opened();
  await fill(store, 'a', 0, 400);
  await store.close();
  open = [];
  const file = join(folder, STORE_FILE);
  truncateSync(file, Math.floor(statSync(file).size / 2 / 4096) * 4096);
  const cut = opened();
  await expect(cut.tally()).rejects.toThrow(/malformed|damaged/);
  expect(cut.problem).not.toBeNull();
});

it('makes a consistent copy while it is written to', async () => {
  const store = opened();
  await fill(store, 'a', 0, 20);
  const copied = mkdtempSync(join(tmpdir(), 'deadlight-copy-'));
  const [, late] = await Promise.all([
    store.backup(join(copied, STORE_FILE)),
    fill(store, 'a', 20, 25),
  ]);
  expect(late).toHaveLength(5);
  const copy = opened([], copied);
  expect((await ids(copy, 'a')).slice(0, 20)).toEqual((await ids(store, 'a')).slice(0, 20));
  await copy.close();
  open = [store];
  rmSync(copied, { recursive: true, force: true });
});

it('locks the folder while it is open', async () => {
  const first = opened();
  await fill(first, 'a', 0, 1);
  const second = opened();
  await expect(second.tally()).rejects.toThrow('another server uses');
  await first.close();
  open = [];
  expect(await ids(opened(), 'a')).toEqual(['0:0']);
});

it('writes for several threads, each with the tables and orders of its shards', async () => {
  const file = openFile(folder);
  open.push(file.store);
  const [even, odd] = [0, 1].map((shard) => storeThrough(file.portFor(`thread ${shard}`), [shard]));
  const [a, b] = [newTableIdIn(0), newTableIdIn(1)];
  const listed = (id: string): TableDoc =>
    ({
      id,
      game: 'panic',
      rules: 2,
      state: 'open',
      listed: true,
      seats: [],
    }) as unknown as TableDoc;
  await Promise.all([even!.save(listed(a)), odd!.save(listed(b))]);
  for (const table of [a, b]) await file.order({ do: 'close', table });
  expect(await even!.listed(9)).toEqual([listed(a)]);
  expect(await odd!.listed(9)).toEqual([listed(b)]);
  for (const store of [even!, odd!])
    expect(await store.tally()).toMatchObject([
      { game: 'panic', rules: 2, state: 'open', tables: 1 },
    ]);
  expect(await even!.orders()).toEqual([{ do: 'close', table: a }]);
  expect(await even!.orders()).toEqual([]);
  expect(await odd!.orders()).toEqual([{ do: 'close', table: b }]);
  // A bad entry of one thread fails nothing of the other, though they are written together.
  const outcomes = await Promise.allSettled([
    even!.append(a, 0, entry(0)),
    even!.append(a, 0, entry(1)),
    odd!.append(b, 0, entry(0)),
    file.store.append('c', 0, entry(0)),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  await odd!.close();
  await even!.close();
});

it('knows tables at rest', async () => {
  await expectTablesAtRest(opened());
});

it('knows the tables of a guest', async () => {
  const store = opened();
  await expectGuestTables(store, store.people);
});

it('brings a file of before there were versions up to date, and refuses one of a later version', async () => {
  const file = join(folder, STORE_FILE);
  const db = new DatabaseSync(file);
  db.exec(`
    CREATE TABLE tables (id TEXT PRIMARY KEY, doc TEXT NOT NULL) STRICT;
    CREATE INDEX open_tables ON tables (doc ->> 'owner') WHERE doc ->> 'state' <> 'over';
    CREATE TABLE log (
      tbl TEXT NOT NULL, place INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (tbl, place)
    ) STRICT, WITHOUT ROWID`);
  const kept = { id: 'a', owner: 'ada', state: 'playing', created: 1, seats: [{ guest: 'bo' }] };
  db.prepare('INSERT INTO tables VALUES (?, ?)').run('a', JSON.stringify(kept));
  db.prepare('INSERT INTO log VALUES (?, ?, ?)').run('a', 0, JSON.stringify(entry(0)));
  const over = { id: 'b', owner: 'eve', game: 'panic', rules: 2, state: 'over', seats: [] };
  db.prepare('INSERT INTO tables VALUES (?, ?)').run('b', JSON.stringify(over));
  db.close();
  const store = opened();
  for (const guest of ['ada', 'bo'])
    expect(await store.people.tablesOf(guest, { over: false, after: null, most: 2 })).toEqual([
      { doc: kept, last: entry(0) },
    ]);
  // What was finished before is counted and put away as well.
  expect(await store.tally()).toContainEqual(
    expect.objectContaining({ game: 'panic', rules: 2, state: 'over', tables: 1 }),
  );
  expect(await store.dueTasks(Date.now() + 1000, 9)).toMatchObject([
    { table: 'b', why: { do: 'put-away' } },
  ]);
  await store.append('a', 1, entry(1));
  expect(await ids(store, 'a')).toEqual(['0:0', '0:1']);
  await store.close();
  open = [];
  const newer = new DatabaseSync(file);
  newer.exec('PRAGMA user_version = 1000');
  newer.close();
  await expect(sqliteStore(folder).tally()).rejects.toThrow('this server knows those up to');
});

it('has written all that a thread had sent once it is forgotten, and writes nothing after that', async () => {
  const file = openFile(folder);
  open.push(file.store);
  const port = file.portFor('thread');
  const given = (place: number): (string | number)[] => ['a', place, JSON.stringify(entry(place))];
  port.postMessage(given(0));
  port.postMessage(given(1));
  await file.forget('thread');
  expect(await ids(file.store, 'a')).toEqual(['0:0', '0:1']);
  port.postMessage(given(2));
  await file.store.probe();
  expect(await ids(file.store, 'a')).toEqual(['0:0', '0:1']);
});

it('keeps with an entry what is to be done later', async () => {
  await expectTasks(opened());
});
