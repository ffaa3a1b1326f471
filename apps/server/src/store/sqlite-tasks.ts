/** What is to be done about tables later, in an SQLite file. */
import type { DatabaseSync } from 'node:sqlite';
import { shardOf } from '../table/shards.ts';
import type { DueTask, Plan } from './store.ts';

export interface Tasks {
  /** Takes the place of what was to be done about the topic before. */
  plan(about: string, plan: Plan): void;
  due(now: number, most: number, shards: readonly number[] | null): DueTask[];
  end(task: DueTask, again: number | undefined): void;
  forget(table: string): void;
}

export function tasksIn(db: DatabaseSync): Tasks {
  const clear = db.prepare('DELETE FROM task WHERE tbl = ? AND topic = ?');
  const add = db.prepare('INSERT INTO task (tbl, id, topic, at, why) VALUES (?, ?, ?, ?, ?)');
  const due = db.prepare('SELECT tbl, id, at, why FROM task WHERE at <= ? ORDER BY at');
  const end = db.prepare('DELETE FROM task WHERE tbl = ? AND id = ?');
  const put = db.prepare('UPDATE task SET at = ? WHERE tbl = ? AND id = ?');
  const forget = db.prepare('DELETE FROM task WHERE tbl = ?');
  return {
    plan(about, { topic, tasks }) {
      clear.run(about, topic);
      for (const { id, at, why } of tasks) add.run(about, id, topic, at, JSON.stringify(why));
    },
    due(now, most, shards) {
      const found: DueTask[] = [];
      for (const { tbl, id, at, why } of due.iterate(now)) {
        if (shards !== null && !shards.includes(shardOf(tbl as string))) continue;
        found.push({
          table: tbl as string,
          id: id as string,
          at: at as number,
          why: JSON.parse(why as string) as DueTask['why'],
        });
        if (found.length === most) break;
      }
      return found;
    },
    end({ table, id }, again) {
      if (again === undefined) end.run(table, id);
      else put.run(again, table, id);
    },
    forget: (table) => void forget.run(table),
  };
}
