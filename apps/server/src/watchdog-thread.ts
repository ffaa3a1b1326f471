/** Looks on while the server plays; see `watchdog.ts`. */
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { withArchive } from './open-archive.ts';
import type { Suspects } from './postgres/suspects.ts';
import { BEAT, LENGTH, NAME_AT, type Watched } from './watchdog.ts';

const { shared, place, patience } = workerData as Watched;
const numbers = new Int32Array(shared, 0, 2);
/** Milliseconds between two looks. */
const LOOK = 250;
/** Looks without a beat after which a table is suspect: its lease is over after twice as long. */
const SUSPECT = 4;
const STDERR = 2;
/** Milliseconds that leaving an order may take; the server ends in any case. */
const ORDERING = 5000;
/** Milliseconds in which whoever holds the table next has followed an order. */
const FOLLOWING = 10_000;

let last = -1;
let same = 0;
let suspected: string | null = null;
let work: Promise<void> = Promise.resolve();

// Looks are counted instead of a clock: a machine that was asleep has not hung.
const looking = setInterval(() => {
  const beat = Atomics.load(numbers, BEAT);
  same = beat === last ? same + 1 : 0;
  last = beat;
  if (same === SUSPECT) suspect(tableNow());
  else if (same === 0) clear();
  if (same * LOOK >= patience) void end();
}, LOOK);

const tableNow = (): string => Buffer.from(shared, NAME_AT, numbers[LENGTH]!).toString('latin1');

/** Others may hold the table soon: they are not to hang as well. A server that stands alone has no others. */
function suspect(table: string): void {
  if (place.store === undefined || table === '') return;
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
      const { Suspects } = await import('./postgres/suspects.ts');
      await change(new Suspects(place.store!));
    })
    .catch((error: Error) => say('', `what is suspect could not be kept: ${error.message}`));
}

const say = (table: string, msg: string): void =>
  void writeSync(STDERR, `${JSON.stringify({ level: 60, time: Date.now(), table, msg })}\n`);

async function end(): Promise<void> {
  clearInterval(looking);
  const table = tableNow();
  say(table, 'the rules of a table do not come to an end; it is closed, and the server ends');
  try {
    if (table !== '') await Promise.race([close(table), late()]);
  } catch (error) {
    say(table, `the table could not be closed: ${(error as Error).message}`);
  }
  process.kill(process.pid, 'SIGKILL');
}

const close = (table: string): Promise<void> =>
  withArchive(place, (archive) => archive.order({ do: 'close', table, faulty: true }));

async function late(): Promise<never> {
  await sleep(ORDERING);
  throw new Error('it takes too long');
}
