/** Looks on while the server plays; see `watchdog.ts`. */
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { STORE_FILE } from './sqlite-file.ts';
import { placeOrder } from './sqlite-orders.ts';
import { BEAT, LENGTH, NAME_AT, type Watched } from './watchdog.ts';

const { shared, folder, patience } = workerData as Watched;
const numbers = new Int32Array(shared, 0, 2);
const LOOKS = 8;
const STDERR = 2;

let last = -1;
let same = 0;

// Looks are counted instead of a clock: a machine that was asleep has not hung.
setInterval(() => {
  const beat = Atomics.load(numbers, BEAT);
  same = beat === last ? same + 1 : 0;
  last = beat;
  if (same >= LOOKS) end();
}, patience / LOOKS);

function end(): void {
  const table = Buffer.from(shared, NAME_AT, numbers[LENGTH]!).toString('latin1');
  const say = (msg: string): void =>
    void writeSync(STDERR, `${JSON.stringify({ level: 60, time: Date.now(), table, msg })}\n`);
  say('the rules of a table do not come to an end; it is closed, and the server ends');
  try {
    if (table !== '') placeOrder(join(folder, STORE_FILE), { do: 'close', table });
  } catch (error) {
    say(`the table could not be closed: ${(error as Error).message}`);
  }
  process.kill(process.pid, 'SIGKILL');
}
