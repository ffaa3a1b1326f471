/** Threads that hold tables are ended at random while people play. DEADLIGHT_GAMES makes it shorter. */
import type { Worker } from 'node:worker_threads';
import { below, randomFrom } from '@deadlight/engine';
import { expect, it } from 'vitest';
import { travel } from './journey.ts';
import { serverHere } from './server-here.ts';

const GAMES = Number(process.env['DEADLIGHT_GAMES'] ?? 60);
const THREADS = 3;
const SMOOTH = { drop: 0, double: 0, overtake: 0, delay: 0, cut: 0 };
/** Milliseconds between two ends, at least and at most. */
const BETWEEN = [300, 2000] as const;

it('ends every game as it should, whichever threads end meanwhile', async () => {
  const seed = `threads:${Date.now()}`;
  process.stdout.write(`${seed}\n`);
  const random = randomFrom(seed);
  const workers = new Set<Worker>();
  const note = (worker: Worker): void => {
    if (!worker.threadName?.startsWith('tables ')) return;
    workers.add(worker);
    worker.once('exit', () => workers.delete(worker));
  };
  process.on('worker', note);
  const { server, kept, close } = await serverHere({ threads: THREADS });
  let ended = 0;
  const endOne = (): void => {
    const all = [...workers];
    if (all.length > 0) void all[below(random, all.length)]!.terminate();
    ended++;
    timer = setTimeout(endOne, BETWEEN[0] + below(random, BETWEEN[1] - BETWEEN[0]));
  };
  let timer = setTimeout(endOne, BETWEEN[1]);
  try {
    const { decisions, views } = await travel(server.port, kept, GAMES, seed, SMOOTH);
    process.stdout.write(
      `${ended} threads ended in ${GAMES} games with ${decisions} decisions; ${views} views were right\n`,
    );
    expect(ended).toBeGreaterThan(GAMES / 10);
  } finally {
    clearTimeout(timer);
    process.off('worker', note);
    await close();
  }
}, 1_200_000);
