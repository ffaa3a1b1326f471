/** The file of a server, which may write to it meanwhile. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Archive } from './archive.ts';
import { wholeLog } from './packed-log.ts';
import { makePrivate } from './private-files.ts';
import { STORE_FILE } from './sqlite-file.ts';
import { statementsIn } from './sqlite-statements.ts';
import type { TableDoc } from './store.ts';

const LENGTHS = 'SELECT tbl, count(*) AS n FROM log GROUP BY tbl';

export function sqliteArchive(folder: string): Archive {
  const file = join(folder, STORE_FILE);
  if (!existsSync(file)) throw new Error(`there are no tables in ${folder}`);
  const db = new DatabaseSync(file);
  db.exec('PRAGMA busy_timeout = 5000');
  const docOf = ({ doc }: Record<string, unknown>): TableDoc => JSON.parse(doc as string);
  // An earlier version has put nothing away.
  const hasRecords =
    db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'record'").get() !== undefined;
  const putAway = hasRecords ? ' UNION ALL SELECT tbl, entries FROM record' : '';
  const recordOf = (table: string): Uint8Array | null => {
    if (!hasRecords) return null;
    const found = db.prepare('SELECT log FROM record WHERE tbl = ?').get(table);
    return (found?.['log'] as Uint8Array | undefined) ?? null;
  };
  const run = statementsIn(db);
  return {
    async *tables(which) {
      const condition = which === 'all' ? '' : " WHERE doc ->> 'state' <> 'over'";
      for (const row of db.prepare(`SELECT doc FROM tables${condition}`).iterate())
        yield docOf(row);
    },
    async table(id) {
      const found = db.prepare('SELECT doc FROM tables WHERE id = ?').get(id);
      return found === undefined ? undefined : docOf(found);
    },
    log: async (table) =>
      wholeLog(
        recordOf(table),
        db
          .prepare('SELECT entry FROM log WHERE tbl = ? ORDER BY place')
          .all(table)
          .map(({ entry }) => entry as string),
      ),
    lengths: async () =>
      new Map(
        db
          .prepare(`SELECT tbl, sum(n) AS n FROM (${LENGTHS}${putAway}) GROUP BY tbl`)
          .all()
          .map(({ tbl, n }) => [tbl as string, n as number]),
      ),
    async order(order) {
      db.prepare('INSERT INTO orders (what) VALUES (?)').run(JSON.stringify(order));
    },
    async soundness() {
      const [first] = db.prepare('PRAGMA quick_check(1)').all();
      const said = String(Object.values(first ?? {})[0]);
      return said === 'ok' ? null : said;
    },
    async backUp(to) {
      makePrivate(to);
      db.prepare('VACUUM INTO ?').run(to);
    },
    run: async (statements) => run(statements),
    close: async () => db.close(),
  };
}
