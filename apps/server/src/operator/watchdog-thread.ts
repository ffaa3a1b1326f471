/** Monitors the server's main thread; see `watchdog.ts`. */
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import type { Suspects } from '../postgres/suspects.ts';
import { withArchive } from '../store/open-archive.ts';
import { BEAT, CALLS, LENGTH, NAME_AT, type Watched } from './watchdog.ts';

const { shared, place, patience } = workerData as Watched;
const numbers = new Int32Array(shared, 0, NAME_AT / Int32Array.BYTES_PER_ELEMENT);
/** Milliseconds between two checks. */
const LOOK = 250;
/** Number of checks with the same call running after which a table is suspect: its lease ends after twice as long. */
const SUSPECT = 4;
/** A loop that is blocked outside the rules gets more time: it may only be busy. */
const LOOP_PATIENCE = 3;
const STDERR = 2;
/** Milliseconds that leaving an order may take; the server ends in any case. */
const ORDERING = 5000;
/** Milliseconds in which whoever holds the table next has followed an order. */
const FOLLOWING = 10_000;

/** Number of checks in which a number has stayed the same. */
class Still {
  readonly #place: number;
  #last = -1;
  looks = 0;

  constructor(place: number) {
    this.#place = place;
  }

  look(): number {
    const now = Atomics.load(numbers, this.#place);
    this.looks = now === this.#last ? this.looks + 1 : 0;
    this.#last = now;
    return now;
  }
}

const beats = new Still(BEAT);
const calls = new Still(CALLS);
let suspected: string | null = null;
let work: Promise<void> = Promise.resolve();

// Counts checks instead of reading a clock: a machine that was asleep has not hung.
const looking = setInterval(() => {
  beats.look();
  const isInRules = calls.look() % 2 !== 0;
  if (isInRules && calls.looks === SUSPECT) suspect(tableNow());
  else if (!isInRules || calls.looks === 0) clear();
  if (isInRules && calls.looks * LOOK >= patience) void endWith(tableNow());
  else if (beats.looks * LOOK >= patience * LOOP_PATIENCE) endServer();
}, LOOK);

const tableNow = (): string => Buffer.from(shared, NAME_AT, numbers[LENGTH]!).toString('latin1');

/** Warns other processes that may hold the table soon. A server without a database has none. */
function suspect(table: string): void {
  if (place.store === undefined) return;
  suspected = table;
  inStore((suspects) => suspects.suspect(table, patience + ORDERING + FOLLOWING));
}

function clear(): void {
  if (suspected === null) return;
  const table = suspected;
  suspected = null;
  inStore((suspects) => suspects.clear(table));
}

function inStore(change: (suspects: Suspects) => Promise<void>): void {
  work = work
    .then(async () => {
      const { Suspects } = await import('../postgres/suspects.ts');
      await change(new Suspects(place.store!));
    })
    .catch((error: Error) => say('', `what is suspect could not be kept: ${error.message}`));
}

const say = (table: string, msg: string): void =>
  void writeSync(STDERR, `${JSON.stringify({ level: 60, time: Date.now(), table, msg })}\n`);

async function endWith(table: string): Promise<void> {
  clearInterval(looking);
  say(table, 'the rules of a table do not come to an end; it is closed, and the server ends');
  try {
    await Promise.race([close(table), late()]);
  } catch (error) {
    say(table, `the table could not be closed: ${(error as Error).message}`);
  }
  process.kill(process.pid, 'SIGKILL');
}

function endServer(): void {
  clearInterval(looking);
  say('', 'the server does not answer, for no fault of any table; it ends');
  process.kill(process.pid, 'SIGKILL');
}

const close = (table: string): Promise<void> =>
  withArchive(place, (archive) => archive.order({ do: 'close', table, faulty: true }));

async function late(): Promise<never> {
  await sleep(ORDERING);
  throw new Error('it takes too long');
}
