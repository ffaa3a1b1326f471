/**
 * Lets time pass for what a stopped server has kept: everything in it is as much older. Whether a server was there all
 * the while, nobody can tell but by its signs of life.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Place } from '../src/store/archive.ts';
import { STORE_FILE } from '../src/store/sqlite-file.ts';
import type { Entry, Task } from '../src/store/store.ts';
import { ask } from './postgres-there.ts';

export interface Passing {
  readonly ms: number;
  readonly wasThere: boolean;
}

function older(text: string, ms: number): string {
  const { at, waits, ...entry } = JSON.parse(text) as Entry;
  const since = (time: number): number => time - ms;
  return JSON.stringify({
    ...entry,
    ...(at !== undefined && { at: since(at) }),
    ...(waits !== undefined && { waits: { ...waits, since: since(waits.since) } }),
  });
}

function olderTask(text: string, ms: number): string {
  const why = JSON.parse(text) as Task['why'];
  if (why.do !== 'tell') return text;
  const { since, until } = why.notice;
  const notice = { ...why.notice, since: since - ms, until: until === null ? null : until - ms };
  return JSON.stringify({ ...why, notice });
}

export async function letPass({ data, store }: Place, passing: Passing): Promise<void> {
  if (store === undefined) passInFile(join(data, STORE_FILE), passing);
  else await passInDatabase(store, passing);
}

function passInFile(file: string, { ms, wasThere }: Passing): void {
  const db = new DatabaseSync(file);
  const put = db.prepare('UPDATE log SET entry = ? WHERE tbl = ? AND place = ?');
  for (const { tbl, place, entry } of db.prepare('SELECT tbl, place, entry FROM log').all())
    put.run(older(entry as string, ms), tbl!, place!);
  db.prepare('UPDATE task SET at = at - ?').run(ms);
  const putTask = db.prepare('UPDATE task SET why = ? WHERE tbl = ? AND id = ?');
  for (const { tbl, id, why } of db.prepare('SELECT tbl, id, why FROM task').all())
    putTask.run(olderTask(why as string, ms), tbl!, id!);
  if (wasThere) db.prepare('UPDATE alive SET at = ?').run(Date.now());
  else db.prepare('UPDATE alive SET at = at - ?').run(ms);
  db.close();
}

async function passInDatabase(url: string, { ms, wasThere }: Passing): Promise<void> {
  const rows = await ask<{ tbl: string; place: number; entry: string }>(
    url,
    'SELECT tbl, place, entry FROM log',
  );
  for (const { tbl, place, entry } of rows)
    await ask(url, 'UPDATE log SET entry = $1 WHERE tbl = $2 AND place = $3', [
      older(entry, ms),
      tbl,
      place,
    ]);
  await ask(url, 'UPDATE task SET at = at - $1', [ms]);
  const tasks = await ask<{ tbl: string; id: string; why: string }>(
    url,
    'SELECT tbl, id, why FROM task',
  );
  for (const { tbl, id, why } of tasks)
    await ask(url, 'UPDATE task SET why = $1 WHERE tbl = $2 AND id = $3', [
      olderTask(why, ms),
      tbl,
      id,
    ]);
  const back = wasThere ? 0 : ms;
  await ask(url, "UPDATE lease SET expires = now() - $1 * interval '1 millisecond'", [back]);
}
