/** The database of a server, or of several. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { at } from '@deadlight/engine';
import { Client } from 'pg';
import type { Archive } from '../store/archive.ts';
import { wholeLog } from '../store/packed-log.ts';
import { makePrivate } from '../store/private-files.ts';
import type { TableDoc } from '../store/store.ts';
import { shardOf } from '../table/shards.ts';
import { together } from './statements.ts';

const LENGTHS = 'SELECT tbl, count(*) AS n FROM log GROUP BY tbl';
/** Tables that are read in one go. */
const AT_ONCE = 1000;
/** Milliseconds that connecting may take. */
const CONNECTING = 5000;

export async function postgresArchive(url: string): Promise<Archive> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECTING });
  await client.connect();
  const read = async <R extends object>(text: string, values: unknown[] = []): Promise<R[]> =>
    (await client.query<R>(text, values)).rows;
  // An earlier version has put nothing away.
  const [found] = await read<{ is: boolean }>(`SELECT to_regclass('record') IS NOT NULL AS is`);
  const hasRecords = found?.is === true;
  const docOf = ({ doc }: { readonly doc: string }): TableDoc => JSON.parse(doc);
  return {
    async *tables(which) {
      const condition = which === 'all' ? '' : ' AND NOT is_over';
      for (let last = ''; ; ) {
        const rows = await read<{ id: string; doc: string }>(
          `SELECT id, doc FROM tables WHERE id > $1${condition} ORDER BY id LIMIT ${AT_ONCE}`,
          [last],
        );
        yield* rows.map(docOf);
        if (rows.length < AT_ONCE) return;
        last = at(rows, rows.length - 1, 'row').id;
      }
    },
    table: async (id) =>
      (await read<{ doc: string }>('SELECT doc FROM tables WHERE id = $1', [id])).map(docOf)[0],
    async log(table) {
      const records = hasRecords
        ? await read<{ log: Uint8Array }>('SELECT log FROM record WHERE tbl = $1', [table])
        : [];
      const rows = await read<{ entry: string }>(
        'SELECT entry FROM log WHERE tbl = $1 ORDER BY place',
        [table],
      );
      return wholeLog(
        records[0]?.log ?? null,
        rows.map(({ entry }) => entry),
      );
    },
    async lengths() {
      const putAway = hasRecords ? ' UNION ALL SELECT tbl, entries FROM record' : '';
      const rows = await read<{ tbl: string; n: number }>(
        `SELECT tbl, sum(n)::int AS n FROM (${LENGTHS}${putAway}) AS parts GROUP BY tbl`,
      );
      return new Map(rows.map(({ tbl, n }) => [tbl, n]));
    },
    async order(order) {
      const what = JSON.stringify(order);
      await read('INSERT INTO orders (shard, what) VALUES ($1, $2)', [shardOf(order.table), what]);
    },
    async soundness() {
      const missing = await read<{ name: string }>(
        `SELECT name FROM unnest(ARRAY['tables', 'log', 'orders']) AS name WHERE to_regclass(name) IS NULL`,
      );
      if (missing.length === 0) return null;
      return `it has no ${missing.map(({ name }) => name).join(', ')} yet`;
    },
    backUp: (file) => dump(url, file),
    run: (statements) => together(client, statements),
    close: () => client.end(),
  };
}

/** By PostgreSQL's own means; the password is not to be seen among the processes. */
async function dump(url: string, file: string): Promise<void> {
  const bare = new URL(url);
  const password = decodeURIComponent(bare.password);
  bare.password = '';
  makePrivate(file);
  try {
    await promisify(execFile)('pg_dump', ['--format=custom', '--file', file, bare.href], {
      env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error('pg_dump was not found: install the client programs of PostgreSQL');
  }
}
