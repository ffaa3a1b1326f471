/** Writes batches, each in one transaction: either all of it is durable or nothing. */
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import {
  type MessagePort,
  parentPort,
  receiveMessageOnPort,
  workerData,
} from 'node:worker_threads';
import { shardOf } from '../table/shards.ts';
import { spanIn } from './outages.ts';
import { stayAlive } from './sqlite-alive.ts';
import { keptTablesIn } from './sqlite-kept-tables.ts';
import { logsIn } from './sqlite-logs.ts';
import { migrateFile } from './sqlite-schema.ts';
import { statementsIn } from './sqlite-statements.ts';
import { tasksIn } from './sqlite-tasks.ts';
import {
  appendsIn,
  areAppends,
  type Batch,
  CHANGES,
  type Joins,
  type Opened,
  type Reply,
  type Work,
} from './sqlite-work.ts';
import type { Order, Plan } from './store.ts';

/** Bytes up to which all of a file is read before it is used; it would take minutes for a large one. `deadlight doctor` does. */
const MAX_CHECKED_BYTES = 256 * 2 ** 20;

const { file, lock, pragmas } = workerData as Opened;
// The system releases the lock when the process ends, however it ends.
const held = new DatabaseSync(lock);
try {
  held.exec('BEGIN EXCLUSIVE');
} catch (error) {
  throw new Error(`another server uses the folder (${(error as Error).message})`);
}
const db = new DatabaseSync(file);
db.exec('PRAGMA busy_timeout = 2000');
if (statSync(file).size <= MAX_CHECKED_BYTES) {
  const [damage] = db.prepare('PRAGMA quick_check(1)').all();
  if (damage !== undefined && damage['quick_check'] !== 'ok')
    throw new Error(`${file} is damaged: ${damage['quick_check']}`);
}
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
migrateFile(db);
// Every table writes to a page of its own, over and over: the longer the log, the fewer pages are copied from it.
db.exec('PRAGMA wal_autocheckpoint = 8000');
for (const pragma of pragmas) db.exec(`PRAGMA ${pragma}`);
const save = db.prepare(
  'INSERT INTO tables (id, doc) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET doc = excluded.doc',
);
const probe = db.prepare('INSERT OR REPLACE INTO probe (id, at) VALUES (1, ?)');
const removeTable = db.prepare('DELETE FROM tables WHERE id = ?');
const openedBy = db.prepare(
  "SELECT count(*) AS n FROM tables WHERE doc ->> 'owner' = ? AND doc ->> 'state' <> 'over'",
);
const order = db.prepare('INSERT INTO orders (what) VALUES (?)');
const orders = db.prepare('SELECT rowid, what FROM orders ORDER BY rowid');
const removeOrders = db.prepare(
  'DELETE FROM orders WHERE rowid IN (SELECT value FROM json_each(?))',
);
const outages = db.prepare('SELECT began, ended FROM outage ORDER BY began');

const kept = keptTablesIn(db);
const logs = logsIn(db);
const people = statementsIn(db);
const tasks = tasksIn(db);
const endLife = stayAlive(db);

function plan(about: string, made: readonly Plan[] = []): void {
  for (const one of made) tasks.plan(about, one);
}

const SQLITE_CONSTRAINT = 19;

function ofShards<T>(
  all: readonly T[],
  shards: readonly number[] | null,
  tableOf: (one: T) => string,
): readonly T[] {
  return shards === null ? all : all.filter((one) => shards.includes(shardOf(tableOf(one))));
}

/** Nothing is written where there is nothing. */
function takeOrders(shards: readonly number[] | null): Order[] {
  const all = orders
    .all()
    .map(({ rowid, what }) => ({ rowid: rowid!, order: JSON.parse(what as string) as Order }));
  const taken = ofShards(all, shards, ({ order }) => order.table);
  if (taken.length > 0) removeOrders.run(JSON.stringify(taken.map(({ rowid }) => rowid)));
  return taken.map(({ order }) => order);
}

function perform(work: Work): unknown {
  switch (work.do) {
    case 'save':
      save.run(work.table.id, JSON.stringify(work.table));
      return plan(work.table.id, work.plans);
    case 'append':
      logs.append(work.table, work.place, work.entry);
      return plan(work.table, work.plans);
    case 'plan':
      return plan(work.about, [work.plan]);
    case 'due':
      return tasks.due(work.now, work.most, work.shards);
    case 'end-task':
      return tasks.end(work.task, work.again);
    case 'remove':
      tasks.forget(work.table);
      removeTable.run(work.table);
      return logs.remove(work.table);
    case 'table':
      return kept.table(work.table);
    case 'listed':
      return kept.listed(work.most, work.shards);
    case 'tally':
      return kept.tally(work.shards);
    case 'abandoned':
      return kept.abandoned(work.before, work.most, work.shards);
    case 'opened':
      return openedBy.get(work.guest)!['n'];
    case 'log':
      return logs.read(work.table);
    case 'put-away':
      return logs.putAway(work.table);
    case 'outages':
      return outages.all().map(spanIn);
    case 'order':
      return void order.run(JSON.stringify(work.order));
    case 'orders':
      return takeOrders(work.shards);
    case 'people':
      return people(work.statements);
    case 'backup':
      return void db.prepare('VACUUM INTO ?').run(work.file);
    case 'probe':
      return void probe.run(Date.now());
    case 'forget':
      return forget(work.thread);
    case 'close':
      endLife();
      db.close();
      return held.close();
  }
}

/** Applies all changes in one transaction; returns the error of each, or null. */
function together(changes: readonly Work[]): (string | null)[] | null {
  try {
    db.exec('BEGIN IMMEDIATE');
    for (const work of changes) perform(work);
    db.exec('COMMIT');
    return null;
  } catch (error) {
    // What is asked after the end is refused, too.
    if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
    const { errcode, message } = error as Error & { errcode?: number };
    // One bad write does not fail the others.
    const isOnesFault = ((errcode ?? 0) & 0xff) === SQLITE_CONSTRAINT && changes.length > 1;
    if (isOnesFault) return changes.map((work) => together([work])?.[0] ?? null);
    return changes.map(() => message);
  }
}

function alone(work: Work): { answer: unknown; error: string | null } {
  try {
    return { answer: perform(work), error: null };
  } catch (error) {
    return { answer: undefined, error: (error as Error).message };
  }
}

/** Reads run by themselves, and so does work that must not wait for others. */
function mixed(works: readonly Work[]): Reply {
  const answers: unknown[] = [];
  const errors: (string | null)[] = [];
  for (let from = 0; from < works.length; ) {
    let to = from;
    while (to < works.length && CHANGES.has(works[to]!.do)) to++;
    const changes = works.slice(from, to);
    if (to > from) errors.push(...(together(changes) ?? changes.map(() => null)));
    else {
      const { answer, error } = alone(works[to++]!);
      answers[from] = answer;
      errors.push(error);
    }
    from = to;
  }
  return { answers, errors };
}

// Other threads that hold tables

const others = new Map<string, MessagePort>();

function join({ joins, port }: Joins): void {
  others.set(joins, port);
  port.on('message', (given: Batch) => write(port, given));
}

/** What a thread had sent before it ended counts; nobody is told. */
function forget(thread: string): void {
  const port = others.get(thread);
  if (port === undefined) return;
  for (const works of waitingAt(port)) handle(works);
  others.delete(thread);
  port.close();
}

const worksOf = (given: Batch): readonly Work[] =>
  areAppends(given) ? [...appendsIn(given)] : given;

function* waitingAt(port: MessagePort): Iterable<readonly Work[]> {
  for (;;) {
    const found = receiveMessageOnPort(port) as { message: Batch } | undefined;
    if (found === undefined) return;
    yield worksOf(found.message);
  }
}

const handle = (works: readonly Work[]): Reply =>
  works.every((work) => CHANGES.has(work.do))
    ? { answers: null, errors: together(works) }
    : mixed(works);

/** Writes a batch, and together with it what other threads have sent meanwhile: all of them wait for the same disk. */
function write(port: MessagePort, given: Batch): void {
  const batches: { readonly port: MessagePort; readonly works: readonly Work[] }[] = [
    { port, works: worksOf(given) },
  ];
  for (const other of others.values())
    if (other !== port) for (const works of waitingAt(other)) batches.push({ port: other, works });
  const { answers, errors } = handle(batches.flatMap(({ works }) => works));
  let from = 0;
  for (const { port: to, works } of batches) {
    const end = from + works.length;
    const reply: Reply = {
      answers: answers?.slice(from, end) ?? null,
      errors: errors?.slice(from, end) ?? null,
    };
    to.postMessage(reply);
    from = end;
  }
}

parentPort!.on('message', (given: Batch | Joins) => {
  if ('joins' in given) join(given);
  else write(parentPort!, given);
});
