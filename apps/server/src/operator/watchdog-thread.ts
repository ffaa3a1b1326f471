/** Monitors the server's main thread; see `watchdog.ts`. */
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import type { Suspects } from '../postgres/suspects.ts';
import { withArchive } from '../store/open-archive.ts';
import { EVERY, PulseWatch } from './pulse.ts';
import { LOOP_PATIENCE, type Watched } from './watchdog.ts';

const { shared, place, patience } = workerData as Watched;
const pulse = new PulseWatch(shared);
/** Number of looks with the same call running after which a table is suspect: its lease ends after twice as long. */
const SUSPECT = 4;
const STDERR = 2;
/** Milliseconds that leaving an order may take; the server ends in any case. */
const ORDERING = 5000;
/** Milliseconds within which the next owner of the table has followed an order. */
const FOLLOWING = 10_000;

let suspected: string | null = null;
let work: Promise<void> = Promise.resolve();

// Counts looks instead of reading a clock: a machine that was asleep has not hung.
const looking = setInterval(() => {
  pulse.look();
  const table = pulse.inRulesOf;
  if (table !== null && pulse.callStill === SUSPECT) suspect(table);
  else if (table === null || pulse.callStill === 0) clear();
  if (table !== null && pulse.callStill * EVERY >= patience) void endWith(table);
  else if (pulse.loopStill * EVERY >= patience * LOOP_PATIENCE) endServer();
}, EVERY);

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
