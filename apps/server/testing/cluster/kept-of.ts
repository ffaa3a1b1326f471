/** Reads what a database holds of a table, over a connection of its own. */
import type { Entry, TableDoc } from '../../src/store/store.ts';
import { ask } from '../postgres-there.ts';
import type { Kept } from './check-story.ts';

export async function keptOf(url: string, table: string): Promise<{ doc: TableDoc; log: Kept[] }> {
  const [row] = await ask<{ doc: string }>(url, 'SELECT doc FROM tables WHERE id = $1', [table]);
  const log = await ask<{ place: number; epoch: string; entry: string }>(
    url,
    'SELECT place, epoch, entry FROM log WHERE tbl = $1 ORDER BY place',
    [table],
  );
  return {
    doc: JSON.parse(row!.doc) as TableDoc,
    log: log.map(({ place, epoch, entry }) => ({
      place,
      epoch: Number(epoch),
      entry: JSON.parse(entry) as Entry,
    })),
  };
}
