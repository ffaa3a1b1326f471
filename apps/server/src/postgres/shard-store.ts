/** The store of a shard's tables for one lease: after that it writes nothing. */
import type { Pool } from 'pg';
import { spanIn } from '../store/outages.ts';
import { packed, wholeLog } from '../store/packed-log.ts';
import {
  type Cutoffs,
  type DueTask,
  type Entry,
  type KeptTable,
  LeaseLost,
  type Order,
  type Plan,
  type Store,
  StoreUnavailable,
  type TableDoc,
  type Tally,
} from '../store/store.ts';
import type { Span } from '../table/calendar.ts';
import type { Lease } from './lease.ts';
import { IS_LISTED, IS_UNUSED, MIGRATIONS, timeIn } from './migrations.ts';
import { refusalFor } from './refusal.ts';
import { IS_SUSPECT } from './suspects.ts';
import type { Write, Writer } from './writer.ts';

const TABLE = `
  SELECT doc, (SELECT entry FROM log WHERE tbl = id ORDER BY place DESC LIMIT 1) AS last
  FROM tables WHERE id = $1`;
const LISTED = `
  SELECT doc FROM tables WHERE shard = $1 AND ${IS_LISTED}
  ORDER BY ${timeIn('created')} DESC LIMIT $2`;
const TALLY = 'SELECT game, rules, state, tables FROM tally WHERE shard = $1 AND tables > 0';
const RECORD = 'SELECT log FROM record WHERE tbl = $1';
const LOG = 'SELECT entry FROM log WHERE tbl = $1 ORDER BY place';
const HAS_EARLIER = `SELECT FROM member WHERE expires > now() AND version < ${MIGRATIONS.length}`;
const unchanged = (condition: string, time: string): string => `
  (SELECT id FROM tables WHERE shard = $1 AND ${condition} AND ${timeIn('changed')} < ${time}
  ORDER BY ${timeIn('changed')} LIMIT $5)`;
const ABANDONED = `
  SELECT DISTINCT id FROM (
    ${unchanged(IS_UNUSED, '$2')}
    UNION ALL ${unchanged('NOT is_over', '$3')}
    UNION ALL ${unchanged('is_over', '$4')}
  ) AS left_alone LIMIT $5`;

type Part<W> = W extends unknown ? Omit<W, 'lease'> : never;

export class ShardStore implements Store {
  readonly #lease: Lease;
  readonly #writer: Writer;
  readonly #reads: Pool;
  readonly #fenced: () => void;
  readonly #underWay = new Set<(error: Error) => void>();
  #hasEnded = false;

  /** `fenced`: another process has the shard by now, or the outcome is unknown. */
  constructor(lease: Lease, writer: Writer, reads: Pool, fenced: () => void) {
    this.#lease = lease;
    this.#writer = writer;
    this.#reads = reads;
    this.#fenced = fenced;
  }

  get problem(): string | null {
    return this.#writer.problem;
  }

  /** The shard is lost: callers stop waiting for writes that may never complete. */
  end(): void {
    this.#hasEnded = true;
    for (const reject of this.#underWay) reject(new LeaseLost());
    this.#underWay.clear();
  }

  #put(write: Part<Write>): Promise<void> {
    if (this.#hasEnded) return Promise.reject(new LeaseLost());
    return new Promise((resolve, reject) => {
      this.#underWay.add(reject);
      this.#writer.put({ ...write, lease: this.#lease }).then(
        () => {
          this.#underWay.delete(reject);
          resolve();
        },
        (error: Error) => {
          this.#underWay.delete(reject);
          // Nobody is notified of it from now on.
          if (error instanceof LeaseLost) this.#fenced();
          reject(error);
        },
      );
    });
  }

  save(doc: TableDoc, plans?: readonly Plan[]): Promise<void> {
    return this.#put({ do: 'save', table: doc.id, doc, plans });
  }

  append(table: string, place: number, entry: Entry, plans?: readonly Plan[]): Promise<void> {
    return this.#put({ do: 'append', table, place, entry: JSON.stringify(entry), plans });
  }

  plan(about: string, plan: Plan): Promise<void> {
    return this.#put({ do: 'plan', table: about, plans: [plan] });
  }

  endTask({ table, id }: DueTask, again?: number): Promise<void> {
    return this.#put({ do: 'end-task', table, id, again });
  }

  async dueTasks(now: number, most: number): Promise<readonly DueTask[]> {
    const rows = await this.#read<{ tbl: string; id: string; at: string; why: string }>(
      'SELECT tbl, id, at, why FROM task WHERE shard = $1 AND at <= $2 ORDER BY at LIMIT $3',
      [this.#lease.shard, now, most],
    );
    return rows.map(({ tbl, id, at, why }) => ({
      table: tbl,
      id,
      at: Number(at),
      why: JSON.parse(why) as DueTask['why'],
    }));
  }

  remove(table: string): Promise<void> {
    return this.#put({ do: 'remove', table });
  }

  async #read<R extends object>(text: string, values: unknown[]): Promise<R[]> {
    try {
      return (await this.#reads.query<R>(text, values)).rows;
    } catch (error) {
      const refusal = refusalFor(error as Error);
      if (refusal instanceof LeaseLost) this.#fenced();
      throw refusal;
    }
  }

  async table(id: string): Promise<KeptTable | null> {
    const [row] = await this.#read<{ doc: string; last: string | null }>(TABLE, [id]);
    if (row === undefined) return null;
    const { doc, last } = row;
    return {
      doc: JSON.parse(doc) as TableDoc,
      last: last === null ? null : (JSON.parse(last) as Entry),
    };
  }

  async listed(most: number): Promise<TableDoc[]> {
    const rows = await this.#read<{ doc: string }>(LISTED, [this.#lease.shard, most]);
    return rows.map(({ doc }) => JSON.parse(doc) as TableDoc);
  }

  tally(): Promise<Tally[]> {
    return this.#read<Tally>(TALLY, [this.#lease.shard]);
  }

  async abandoned(before: Cutoffs, most: number): Promise<string[]> {
    const { unused, unfinished, finished } = before;
    const { shard } = this.#lease;
    const rows = await this.#read<{ id: string }>(ABANDONED, [
      shard,
      unused,
      unfinished,
      finished,
      most,
    ]);
    return rows.map(({ id }) => id);
  }

  async openedBy(guest: string): Promise<number> {
    const [row] = await this.#read<{ n: number }>(
      'SELECT count(*)::int AS n FROM tables WHERE owner = $1 AND NOT is_over',
      [guest],
    );
    return row!.n;
  }

  async log(table: string): Promise<Entry[]> {
    const [record] = await this.#read<{ log: Uint8Array }>(RECORD, [table]);
    const rows = await this.#read<{ entry: string }>(LOG, [table]);
    return wholeLog(
      record?.log ?? null,
      rows.map(({ entry }) => entry),
    );
  }

  async putAway(table: string): Promise<void> {
    if ((await this.#read(HAS_EARLIER, [])).length > 0)
      throw new StoreUnavailable('a server of an earlier version could not read it');
    const entries = await this.log(table);
    if (entries.length === 0) return;
    const log = packed(entries.map((entry) => JSON.stringify(entry)));
    await this.#put({ do: 'put-away', table, entries: entries.length, log });
  }

  async outages(): Promise<readonly Span[]> {
    const rows = await this.#read<{ began: string; ended: string }>(
      'SELECT began, ended FROM outage WHERE shard = $1 ORDER BY began',
      [this.#lease.shard],
    );
    return rows.map(spanIn);
  }

  async isSuspect(table: string): Promise<boolean> {
    return (await this.#read(IS_SUSPECT, [table])).length > 0;
  }

  async orders(): Promise<readonly Order[]> {
    const rows = await this.#read<{ what: string }>(
      'DELETE FROM orders WHERE shard = $1 RETURNING what',
      [this.#lease.shard],
    );
    return rows.map(({ what }) => JSON.parse(what) as Order);
  }

  backup(): Promise<void> {
    return Promise.reject(new Error('a database is copied by its own means'));
  }

  async close(): Promise<void> {
    this.end();
  }
}
