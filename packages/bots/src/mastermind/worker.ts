/** One line of thought at a time, in a thread of its own. */
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { readSave } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import '../all-minds.ts';
import { mindOf } from '../minds.ts';
import { Sight } from '../sight.ts';
import { found } from './mastermind.ts';
import { Search } from './search.ts';
import type { Progress, Task } from './threads.ts';

/** So many iterations before it says how far it is, and hears whether to stop. */
const BATCH = 50;

let stopped = false;

async function think({ game, save, seat, first, random, iterations }: Task): Promise<void> {
  const sight = new Sight(readSave(GAMES[game]!.game, save), seat);
  const search = new Search(mindOf(game), sight, first, random);
  let done = 0;
  // One batch in any case, so that there is an answer.
  do {
    const batch = Math.min(BATCH, iterations - done);
    search.run(batch);
    done += batch;
    if (done < iterations) say(search, done, false);
    await setImmediate();
  } while (done < iterations && !stopped);
  say(search, done, true);
}

function say(search: Search<unknown>, iterations: number, done: boolean): void {
  parentPort?.postMessage({ found: found(search), iterations, done } satisfies Progress);
}

parentPort?.on('message', (message: Task | 'stop') => {
  stopped = message === 'stop';
  if (message !== 'stop') void think(message);
});
