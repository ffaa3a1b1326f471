/** Tables at rest in an SQLite file. What is asked about all of them comes from an index, never from the tables. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { shardOf } from '../table/shards.ts';
import { IS_LISTED, IS_UNUSED } from './sqlite-schema.ts';
import type { Cutoffs, Entry, KeptTable, TableDoc, Tally } from './store.ts';

/** Null: all of them. */
type Shards = readonly number[] | null;

export interface KeptTables {
  table(id: string): KeptTable | null;
  listed(most: number, shards: Shards): TableDoc[];
  tally(shards: Shards): Tally[];
  abandoned(before: Cutoffs, most: number, shards: Shards): string[];
}

export function keptTablesIn(db: DatabaseSync): KeptTables {
  const table = db.prepare(`
    SELECT doc, (SELECT entry FROM log WHERE tbl = id ORDER BY place DESC LIMIT 1) AS last
    FROM tables WHERE id = ?`);
  const listed = db.prepare(`
    SELECT id, doc FROM tables WHERE ${IS_LISTED} ORDER BY doc ->> 'created' DESC`);
  const tally = db.prepare(`
    SELECT game, rules, state, sum(tables) AS tables FROM tally
    WHERE tables > 0 AND ($1 IS NULL OR shard IN (SELECT value FROM json_each($1)))
    GROUP BY game, rules, state`);
  const unchanged = (condition: string): StatementSync =>
    db.prepare(`
      SELECT id FROM tables WHERE ${condition} AND doc ->> 'changed' < ? ORDER BY doc ->> 'changed'`);
  const unused = unchanged(IS_UNUSED);
  const unfinished = unchanged("doc ->> 'state' <> 'over'");
  const finished = unchanged("doc ->> 'state' = 'over'");
  return {
    table(id) {
      const row = table.get(id);
      if (row === undefined) return null;
      const { doc, last } = row;
      return {
        doc: JSON.parse(doc as string) as TableDoc,
        last: last === null ? null : (JSON.parse(last as string) as Entry),
      };
    },
    listed: (most, shards) =>
      first(most, shards, listed.iterate()).map(({ doc }) => JSON.parse(doc as string) as TableDoc),
    tally: (shards) =>
      tally.all({ $1: shards === null ? null : JSON.stringify(shards) }) as unknown as Tally[],
    abandoned(before, most, shards) {
      const ids = (statement: StatementSync, time: number): string[] =>
        first(most, shards, statement.iterate(time)).map(({ id }) => id as string);
      const all = [
        ...ids(unused, before.unused),
        ...ids(unfinished, before.unfinished),
        ...ids(finished, before.finished),
      ];
      return [...new Set(all)].slice(0, most);
    },
  };
}

/** The first rows that are of these shards. */
function first(
  most: number,
  shards: Shards,
  rows: Iterable<Readonly<Record<string, unknown>>>,
): Readonly<Record<string, unknown>>[] {
  const found: Readonly<Record<string, unknown>>[] = [];
  for (const row of rows) {
    if (shards !== null && !shards.includes(shardOf(row['id'] as string))) continue;
    if (found.push(row) === most) break;
  }
  return found;
}
