/** Looks on while the server plays; see `watchdog.ts`. */
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { withArchive } from './open-archive.ts';
import { BEAT, LENGTH, NAME_AT, type Watched } from './watchdog.ts';

const { shared, place, patience } = workerData as Watched;
const numbers = new Int32Array(shared, 0, 2);
const LOOKS = 8;
const STDERR = 2;
/** Milliseconds that leaving an order may take; the server ends in any case. */
const ORDERING = 5000;

let last = -1;
let same = 0;

// Looks are counted instead of a clock: a machine that was asleep has not hung.
const looking = setInterval(() => {
  const beat = Atomics.load(numbers, BEAT);
  same = beat === last ? same + 1 : 0;
  last = beat;
  if (same >= LOOKS) void end();
}, patience / LOOKS);

async function end(): Promise<void> {
  clearInterval(looking);
  const table = Buffer.from(shared, NAME_AT, numbers[LENGTH]!).toString('latin1');
  const say = (msg: string): void =>
    void writeSync(STDERR, `${JSON.stringify({ level: 60, time: Date.now(), table, msg })}\n`);
  say('the rules of a table do not come to an end; it is closed, and the server ends');
  try {
    if (table !== '') await Promise.race([close(table), late()]);
  } catch (error) {
    say(`the table could not be closed: ${(error as Error).message}`);
  }
  process.kill(process.pid, 'SIGKILL');
}

const close = (table: string): Promise<void> =>
  withArchive(place, (archive) => archive.order({ do: 'close', table }));

async function late(): Promise<never> {
  await sleep(ORDERING);
  throw new Error('it takes too long');
}
