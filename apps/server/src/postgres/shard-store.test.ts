import { asSeat } from '@deadlight/engine';
import { Client, Pool } from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectGuestTables } from '../../testing/guest-tables.ts';
import { expectTasks } from '../../testing/later-tasks.ts';
import { ask, hasPostgres } from '../../testing/postgres-there.ts';
import { expectPutAway, expectTablesAtRest } from '../../testing/tables-at-rest.ts';
import { takeLease } from '../../testing/take-lease.ts';
import { withPostgres } from '../../testing/with-postgres.ts';
import { People } from '../people/people.ts';
import { withArchive } from '../store/open-archive.ts';
import {
  type Entry,
  LeaseLost,
  type Store,
  StoreUnavailable,
  type TableDoc,
} from '../store/store.ts';
import { shardOf } from '../table/shards.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { Session } from './session.ts';
import { ShardStore } from './shard-store.ts';
import { statementsOn } from './statements.ts';
import { Writer } from './writer.ts';

const entry = (n: number): Entry => ({
  do: 'decide',
  seat: asSeat(0),
  says: `move ${n}`,
  id: `0:${n}`,
});

const doc = (id: string, more: Partial<TableDoc> = {}): TableDoc =>
  ({ id, owner: 'ada', state: 'open', seats: [], ...more }) as unknown as TableDoc;

describe.runIf(hasPostgres)('a store in PostgreSQL', () => {
  const there = withPostgres();
  let url: string;
  let session: Session;
  let writer: Writer;
  let reads: Pool;
  let fenced: number[];

  beforeEach(async () => {
    url = await there().database();
    await migrate(url);
    session = await Session.open({ url, patience: 2000 });
    writer = new Writer(session);
    reads = new Pool({ connectionString: url });
    reads.on('error', () => {});
    fenced = [];
    return async () => {
      await session.close();
      await reads.end();
    };
  });

  async function taken(shard: number): Promise<Store> {
    return new ShardStore(await takeLease(url, shard), writer, reads, () => fenced.push(shard));
  }

  const ids = async (store: Store, table: string): Promise<unknown[]> =>
    (await store.log(table)).map((one) => ('id' in one ? one.id : undefined));

  it('stores tables and their logs, whatever people write', async () => {
    const store = await taken(1);
    const odd = doc('a', { bots: '\u0000 \ud800 "{}\\' });
    await store.save(odd);
    await store.save(doc('b', { state: 'over' }));
    await store.append('a', 0, entry(0));
    await store.append('a', 1, { ...entry(1), says: '\u0000\udc00' } as Entry);
    expect(await store.table('a')).toMatchObject({ doc: odd, last: { says: '\u0000\udc00' } });
    expect(await (await taken(2)).tally()).toEqual([]);
    expect((await store.log('a'))[1]).toMatchObject({ says: '\u0000\udc00' });
    expect(await store.openedBy('ada')).toBe(1);
    await store.save(doc('a', { state: 'over' }));
    expect(await store.openedBy('ada')).toBe(0);
    await store.remove('a');
    expect(await store.table('a')).toBeNull();
    expect((await store.table('b'))!.doc).toEqual(doc('b', { state: 'over' }));
    expect(await store.log('a')).toEqual([]);
  });

  it('knows tables at rest', async () => {
    await expectTablesAtRest(await taken(1));
  });

  it('keeps the log of a finished game as one record, and reads it like any other', async () => {
    const store = await taken(1);
    await expectPutAway(store, () =>
      withArchive({ data: '', store: url }, (archive) => archive.lengths()),
    );
    await store.append('b', 0, entry(0));
    await taken(1);
    await expect(store.putAway('b')).rejects.toThrow(LeaseLost);
    expect(await ask(url, "SELECT FROM log WHERE tbl = 'b'")).toHaveLength(1);
    expect(await ask(url, "SELECT FROM record WHERE tbl = 'b'")).toEqual([]);
  });

  it('puts nothing away that a server of an earlier version could have to read', async () => {
    const store = await taken(1);
    await store.append('a', 0, entry(0));
    const join =
      "INSERT INTO member (id, key, expires) VALUES ('old', 1, now() + interval '1 hour')";
    await ask(url, join);
    await expect(store.putAway('a')).rejects.toThrow('earlier version');
    expect(await ask(url, 'SELECT FROM log')).toHaveLength(1);
    await ask(url, "DELETE FROM member WHERE id = 'old'");
    await store.putAway('a');
    expect(await ask(url, 'SELECT FROM log')).toEqual([]);
    expect(await store.log('a')).toEqual([entry(0)]);
  });

  it('knows the tables of a guest', async () => {
    await expectGuestTables(await taken(1), new People(statementsOn(reads)));
  });

  it('keeps with an entry what is to be done later, and only as long as it has the shard', async () => {
    const store = await taken(1);
    await expectTasks(store);
    const task = { id: 'x', at: 1, why: { do: 'look' } } as const;
    await store.plan('a', { topic: 'turn', tasks: [task] });
    const next = await taken(1);
    await expect(store.plan('a', { topic: 'turn', tasks: [] })).rejects.toThrow(LeaseLost);
    await expect(store.endTask({ ...task, table: 'a' })).rejects.toThrow(LeaseLost);
    expect(await next.dueTasks(9, 9)).toEqual([{ ...task, table: 'a' }]);
  });

  it('batches whatever arrives while it is busy, and keeps two writes to a table in order', async () => {
    const store = await taken(3);
    const first = store.append('first', 0, entry(0));
    await Promise.all([
      first,
      ...Array.from({ length: 400 }, (_, n) => store.append(`t${n}`, 0, entry(n))),
      store.save(doc('t0')),
      store.remove('t1'),
      store.append('t0', 1, entry(1)),
    ]);
    const [row] = await ask<{ statements: number; entries: number }>(
      url,
      'SELECT count(DISTINCT xmin::text)::int AS statements, count(*)::int AS entries FROM log',
    );
    expect(row!.entries).toBe(401);
    expect(row!.statements).toBeLessThanOrEqual(4);
    expect(await store.log('t1')).toEqual([]);
    expect(await ids(store, 't0')).toEqual(['0:0', '0:1']);
  });

  it('rejects one bad entry without the rest of its batch', async () => {
    const store = await taken(4);
    await store.append('a', 0, entry(0));
    const outcomes = await Promise.allSettled([
      store.append('b', 0, entry(0)),
      store.append('a', 0, entry(9)),
      store.append('c', 0, entry(1)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await ids(store, 'a')).toEqual(['0:0']);
    expect(fenced).toEqual([]);
    expect(store.problem).toBeNull();
  });

  it('writes nothing for a process that has lost the shard, and keeps what others write in the same batch', async () => {
    const before = await taken(5);
    const other = await taken(6);
    await before.save(doc('a'));
    await before.append('a', 0, entry(0));
    const after = await taken(5);
    const outcomes = await Promise.allSettled([
      before.append('a', 1, entry(7)),
      before.save(doc('b')),
      before.remove('c'),
      other.append('d', 0, entry(0)),
      after.append('e', 0, entry(0)),
    ]);
    expect(outcomes.slice(0, 3)).toEqual(
      [1, 2, 3].map(() => ({ status: 'rejected', reason: expect.any(LeaseLost) })),
    );
    expect(outcomes.slice(3).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(fenced).toEqual([5, 5, 5]);
    expect(await ids(after, 'a')).toEqual(['0:0']);
    expect((await after.table('a'))!.doc).toEqual(doc('a'));
    expect(await after.table('b')).toBeNull();
  });

  it('an append that waits for a shard to be taken writes nothing', async () => {
    const store = await taken(7);
    const taker = new Client({ connectionString: url });
    await taker.connect();
    await taker.query('BEGIN');
    await taker.query('UPDATE lease SET epoch = epoch + 1 WHERE shard = 7');
    const late = store.append('a', 0, entry(0)).catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await taker.query('COMMIT');
    await taker.end();
    expect(await late).toBeInstanceOf(LeaseLost);
    expect(await store.log('a')).toEqual([]);
  });

  it('a shard is taken only after appends in progress, but renewed meanwhile', async () => {
    await taken(8);
    const writing = new Client({ connectionString: url });
    await writing.connect();
    await writing.query('BEGIN');
    await writing.query('SELECT 1 FROM lease WHERE shard = 8 FOR KEY SHARE');
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query("SET lock_timeout = '100ms'");
    await other.query('UPDATE lease SET expires = now() WHERE shard = 8');
    await expect(other.query('UPDATE lease SET epoch = epoch + 1 WHERE shard = 8')).rejects.toThrow(
      'lock timeout',
    );
    await writing.query('COMMIT');
    await other.query('UPDATE lease SET epoch = epoch + 1 WHERE shard = 8');
    await writing.end();
    await other.end();
  });

  it('rejects at once if the shard is lost', async () => {
    const store = (await taken(9)) as ShardStore;
    const blocking = new Client({ connectionString: url });
    await blocking.connect();
    await blocking.query('BEGIN');
    await blocking.query('LOCK TABLE log');
    const late = store.append('a', 0, entry(0)).catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 50));
    store.end();
    expect(await late).toBeInstanceOf(LeaseLost);
    await expect(store.append('b', 0, entry(0))).rejects.toThrow(LeaseLost);
    await blocking.end();
  });

  it('writes nothing later that it has given up', async () => {
    const store = await taken(11);
    const blocking = new Client({ connectionString: url });
    await blocking.connect();
    await blocking.query('BEGIN');
    await blocking.query('LOCK TABLE log');
    await expect(store.append('a', 0, entry(0))).rejects.toThrow(LeaseLost);
    expect(fenced).toEqual([11]);
    await expect.poll(() => store.problem, { timeout: 20_000 }).toBeNull();
    await blocking.query('COMMIT');
    await blocking.end();
    await store.append('a', 0, entry(1));
    expect(await ids(store, 'a')).toEqual(['0:1']);
  });

  it('reports that nothing can be stored while the database is gone, loses nothing, and recovers', async () => {
    const store = await taken(10);
    for (let n = 0; n < 20; n++) await store.append('a', n, entry(n));
    await there().kill();
    await expect(store.append('a', 20, entry(20))).rejects.toThrow(StoreUnavailable);
    expect(store.problem).not.toBeNull();
    await there().start();
    await expect.poll(() => store.problem, { timeout: 20_000 }).toBeNull();
    await store.append('a', 20, entry(20));
    expect(await ids(store, 'a')).toEqual(Array.from({ length: 21 }, (_, n) => `0:${n}`));
  });

  it('migrates a filled database of the first version, and refuses one of a later version', async () => {
    const old = await there().database();
    await migrate(old, 1);
    const id = 'kept-table';
    await ask(old, 'INSERT INTO tables VALUES ($1, $2, $3, false, $4)', [
      id,
      shardOf(id),
      'ada',
      JSON.stringify(doc(id)),
    ]);
    const over = doc('over', { state: 'over', game: 'panic', rules: 2 });
    await ask(old, 'INSERT INTO tables VALUES ($1, $2, $3, true, $4)', [
      'over',
      shardOf(id),
      'eve',
      JSON.stringify(over),
    ]);
    for (let n = 0; n < 50; n++)
      await ask(old, 'INSERT INTO log VALUES ($1, $2, $3, 1)', [id, n, JSON.stringify(entry(n))]);
    url = await there().database(old);
    // Two servers that start at once do it once.
    await Promise.all([migrate(url), migrate(url)]);
    const [version] = await ask(url, 'SELECT version FROM schema');
    expect(version).toEqual({ version: MIGRATIONS.length });
    await session.close();
    session = await Session.open({ url, patience: 5000 });
    writer = new Writer(session);
    await reads.end();
    reads = new Pool({ connectionString: url });
    const store = await taken(shardOf(id));
    expect(await store.table(id)).toEqual({ doc: doc(id), last: entry(49) });
    expect(await store.tally()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ state: 'open', tables: 1 }),
        { game: 'panic', rules: 2, state: 'over', tables: 1 },
      ]),
    );
    const inTwoDays = Date.now() + 2 * 86_400_000;
    expect(await store.dueTasks(inTwoDays, 9)).toMatchObject([
      { table: 'over', why: { do: 'put-away' } },
    ]);
    expect(await ids(store, id)).toHaveLength(50);
    expect(await store.openedBy('ada')).toBe(1);
    const people = new People(statementsOn(reads));
    const [kept] = await people.tablesOf('ada', { over: false, after: null, most: 2 });
    expect(kept?.doc).toEqual(doc(id));
    await store.append(id, 50, entry(50));
    await ask(url, 'UPDATE schema SET version = version + 1');
    await expect(migrate(url)).rejects.toThrow('this server knows those up to');
  });
});
