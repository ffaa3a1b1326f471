/** Writes for all shards of a process: whatever arrives while one statement runs goes into the next, as one batch. */

import { LeaseLost, type Plan, StoreUnavailable, type TableDoc } from '../store/store.ts';
import { inSlices } from '../store/time-slices.ts';
import type { Lease } from './lease.ts';
import { refusalFor } from './refusal.ts';
import type { Session } from './session.ts';

export type Write = { readonly lease: Lease; readonly table: string } & (
  | {
      readonly do: 'append';
      readonly place: number;
      readonly entry: string;
      readonly plans?: readonly Plan[] | undefined;
    }
  | { readonly do: 'save'; readonly doc: TableDoc; readonly plans?: readonly Plan[] | undefined }
  | { readonly do: 'plan'; readonly plans: readonly Plan[] }
  /** Without `again`, the task is done. */
  | { readonly do: 'end-task'; readonly id: string; readonly again?: number | undefined }
  | { readonly do: 'remove' }
  | { readonly do: 'put-away'; readonly entries: number; readonly log: Uint8Array }
);

interface Waiting {
  readonly write: Write;
  resolve(): void;
  reject(error: Error): void;
}

/** Maximum number of writes in one transaction. */
const MAX_BATCH = 512;

/** Held shards are locked against being taken until the statement is over. */
const HELD = `
  SELECT shard, epoch FROM lease JOIN unnest($1::int[], $2::bigint[]) AS asked (shard, epoch)
    USING (shard, epoch) FOR KEY SHARE OF lease`;
/** For the test of the checker, which must notice what comes of it. */
const UNFENCED = 'SELECT * FROM unnest($1::int[], $2::bigint[]) AS asked (shard, epoch)';

/** Contains each table once. Entries for a shard that is no longer held in that epoch are left out. */
const statement = (held: string): string => `
  WITH held AS (${held}),
  appended AS (
    INSERT INTO log (tbl, place, entry, epoch)
    SELECT tbl, place, entry, epoch
    FROM unnest($3::int[], $4::bigint[], $5::text[], $6::int[], $7::text[])
      AS asked (shard, epoch, tbl, place, entry) JOIN held USING (shard, epoch)
    ON CONFLICT DO NOTHING
    RETURNING tbl
  ),
  saved AS (
    INSERT INTO tables (id, shard, owner, is_over, doc)
    SELECT id, shard, owner, is_over, doc
    FROM unnest($8::int[], $9::bigint[], $10::text[], $11::text[], $12::boolean[], $13::text[])
      AS asked (shard, epoch, id, owner, is_over, doc) JOIN held USING (shard, epoch)
    ON CONFLICT (id) DO UPDATE
      SET owner = excluded.owner, is_over = excluded.is_over, doc = excluded.doc
  ),
  gone AS (
    SELECT tbl FROM unnest($14::int[], $15::bigint[], $16::text[]) AS asked (shard, epoch, tbl)
      JOIN held USING (shard, epoch)
  ),
  -- What is to be done later counts only with the entry that it was written with.
  planned AS (
    SELECT tbl, topic, shard, ids
    FROM unnest($17::int[], $18::bigint[], $19::text[], $20::text[], $21::boolean[], $22::text[])
      AS asked (shard, epoch, tbl, topic, is_append, ids) JOIN held USING (shard, epoch)
    WHERE NOT is_append OR tbl IN (SELECT tbl FROM appended)
  ),
  outdated AS (
    DELETE FROM task USING planned
    WHERE task.tbl = planned.tbl AND task.topic = planned.topic
      AND NOT planned.ids::jsonb ? task.id
  ),
  tasks AS (
    INSERT INTO task (tbl, id, shard, topic, at, why)
    SELECT tbl, id, shard, topic, at, why
    FROM unnest($23::text[], $24::text[], $25::text[], $26::bigint[], $27::text[])
      AS asked (tbl, id, topic, at, why) JOIN planned USING (tbl, topic)
    ON CONFLICT (tbl, id) DO UPDATE SET at = excluded.at, why = excluded.why
  ),
  ended AS (
    SELECT tbl, id, again
    FROM unnest($28::int[], $29::bigint[], $30::text[], $31::text[], $32::bigint[])
      AS asked (shard, epoch, tbl, id, again) JOIN held USING (shard, epoch)
  ),
  done AS (
    DELETE FROM task USING ended
    WHERE task.tbl = ended.tbl AND task.id = ended.id AND again IS NULL
  ),
  again AS (
    UPDATE task SET at = again FROM ended
    WHERE task.tbl = ended.tbl AND task.id = ended.id AND again IS NOT NULL
  ),
  unplanned AS (DELETE FROM task WHERE tbl IN (SELECT tbl FROM gone)),
  put_away AS (
    SELECT tbl, entries, log
    FROM unnest($33::int[], $34::bigint[], $35::text[], $36::int[], $37::bytea[])
      AS asked (shard, epoch, tbl, entries, log) JOIN held USING (shard, epoch)
  ),
  recorded AS (
    INSERT INTO record (tbl, entries, log) SELECT tbl, entries, log FROM put_away
    ON CONFLICT (tbl) DO UPDATE SET entries = excluded.entries, log = excluded.log
  ),
  moved AS (
    DELETE FROM log USING put_away WHERE log.tbl = put_away.tbl AND log.place < put_away.entries
  ),
  removed AS (DELETE FROM tables WHERE id IN (SELECT tbl FROM gone)),
  forgotten AS (DELETE FROM record WHERE tbl IN (SELECT tbl FROM gone)),
  cleared AS (DELETE FROM log WHERE tbl IN (SELECT tbl FROM gone))
  SELECT
    (SELECT string_agg(shard || ':' || epoch, ' ') FROM held) AS held,
    (SELECT string_agg(tbl, ' ') FROM appended) AS appended`;

const nameOf = ({ shard, epoch }: Lease): string => `${shard}:${epoch}`;

export class Writer {
  readonly #session: Session;
  readonly #statement: { readonly name: string; readonly text: string };
  #waiting: Waiting[] = [];
  #underWay: Promise<void> | null = null;
  #isDue = false;

  constructor(session: Session, isFenced = true) {
    this.#session = session;
    this.#statement = { name: 'write', text: statement(isFenced ? HELD : UNFENCED) };
  }

  /** Why the last write failed; null if it did not. */
  get problem(): string | null {
    return this.#session.problem;
  }

  /** Resolves when it is durable. */
  put(write: Write): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject });
      if (this.#isDue || this.#underWay !== null) return;
      this.#isDue = true;
      setImmediate(() => this.#next());
    });
  }

  #next(): void {
    this.#isDue = false;
    if (this.#underWay !== null || this.#waiting.length === 0) return;
    this.#underWay = this.#write(this.#takeBatch());
  }

  /** A second write to the same table waits: it must see the result of the first. */
  #takeBatch(): Waiting[] {
    const tables = new Set<string>();
    let size = 0;
    for (const { write } of this.#waiting) {
      if (size === MAX_BATCH || tables.has(write.table)) break;
      tables.add(write.table);
      size++;
    }
    return this.#waiting.splice(0, size);
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    let settle: (one: Waiting) => void;
    try {
      const [row] = await this.#session.query<{ held: string | null; appended: string | null }>({
        ...this.#statement,
        values: valuesOf(batch.map(({ write }) => write)),
      });
      const held = new Set(row!.held?.split(' '));
      const appended = new Set(row!.appended?.split(' '));
      settle = ({ write, resolve, reject }) => {
        if (!held.has(nameOf(write.lease))) reject(new LeaseLost());
        else if (write.do !== 'append' || appended.has(write.table)) resolve();
        else reject(new StoreUnavailable(`${write.table} has another entry at ${write.place}`));
      };
    } catch (error) {
      settle = ({ reject }) => reject(refusalFor(error as Error));
    }
    this.#underWay = null;
    // The next batch is on its way to the disk before these are acknowledged.
    this.#next();
    await inSlices(batch, settle);
  }
}

/** The columns of the statement, in its order. */
function valuesOf(writes: readonly Write[]): unknown[] {
  const leases = [...new Set(writes.map(({ lease }) => lease))];
  const appends = writes.filter((write) => write.do === 'append');
  const saves = writes.filter((write) => write.do === 'save');
  const removes = writes.filter((write) => write.do === 'remove');
  const records = writes.filter((write) => write.do === 'put-away');
  const ends = writes.filter((write) => write.do === 'end-task');
  const plans = writes.flatMap((write) =>
    'plans' in write ? (write.plans ?? []).map((plan) => ({ ...write, plan })) : [],
  );
  const tasks = plans.flatMap(({ table, plan: { topic, tasks: all } }) =>
    all.map((task) => ({ table, topic, ...task })),
  );
  return [
    ...columnsOf(leases),
    ...columnsOf(appends.map(({ lease }) => lease)),
    appends.map(({ table }) => table),
    appends.map(({ place }) => place),
    appends.map(({ entry }) => entry),
    ...columnsOf(saves.map(({ lease }) => lease)),
    saves.map(({ table }) => table),
    saves.map(({ doc }) => doc.owner),
    saves.map(({ doc }) => doc.state === 'over'),
    saves.map(({ doc }) => JSON.stringify(doc)),
    ...columnsOf(removes.map(({ lease }) => lease)),
    removes.map(({ table }) => table),
    ...columnsOf(plans.map(({ lease }) => lease)),
    plans.map(({ table }) => table),
    plans.map(({ plan }) => plan.topic),
    plans.map((write) => write.do === 'append'),
    plans.map(({ plan }) => JSON.stringify(plan.tasks.map(({ id }) => id))),
    tasks.map(({ table }) => table),
    tasks.map(({ id }) => id),
    tasks.map(({ topic }) => topic),
    tasks.map(({ at }) => at),
    tasks.map(({ why }) => JSON.stringify(why)),
    ...columnsOf(ends.map(({ lease }) => lease)),
    ends.map(({ table }) => table),
    ends.map(({ id }) => id),
    ends.map(({ again }) => again ?? null),
    ...columnsOf(records.map(({ lease }) => lease)),
    records.map(({ table }) => table),
    records.map(({ entries }) => entries),
    records.map(({ log }) => log),
  ];
}

const columnsOf = (leases: readonly Lease[]): [number[], number[]] => [
  leases.map(({ shard }) => shard),
  leases.map(({ epoch }) => epoch),
];
