import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { failed } from '../problem.ts';
import type { GameRun, Sitting } from './game-run.ts';
import type { Report } from './worker.ts';

/** Games in batches: what a process is given at a time, few enough that all of them finish together. */
export interface Batches<B> {
  /** The maximum number of batches. */
  readonly count: number;
  /** What is to be played next; undefined if there is nothing left. */
  next(): Promise<B | undefined> | B | undefined;
  gamesOf(batch: B): readonly Sitting[];
}

/** A process to a core: threads that tidy up behind its back would only take the core of another. */
const ONE_CORE = '--single-threaded';

/**
 * Plays all batches in a number of processes, and reports each when it is done; returns the seconds of
 * playing, without startup and warm-up games. Two threads of one
 * process would be only half as fast again as one.
 */
export async function playBatches<B>(
  { count, next, gamesOf }: Batches<B>,
  jobs: number,
  onPlayed: (batch: B, runs: readonly GameRun[]) => void,
  warmUp: readonly Sitting[] = [],
): Promise<number> {
  const prepare = async (worker: ChildProcess): Promise<void> => {
    await reportOf(worker);
    worker.send(warmUp as Sitting[]);
    await reportOf(worker);
  };
  const play = async (worker: ChildProcess): Promise<void> => {
    for (let batch = await next(); batch !== undefined; batch = await next()) {
      worker.send(gamesOf(batch) as Sitting[]);
      onPlayed(batch, await reportOf(worker));
    }
  };
  const workers = Array.from({ length: Math.min(jobs, count) }, () =>
    fork(new URL('./worker.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: [...process.execArgv, ONE_CORE],
    }),
  );
  try {
    await Promise.all(workers.map(prepare));
    const started = performance.now();
    await Promise.all(workers.map(play));
    return (performance.now() - started) / 1000;
  } finally {
    for (const worker of workers) worker.kill();
  }
}

/** What a process says next; one that ends without a word has failed. */
async function reportOf(worker: ChildProcess): Promise<readonly GameRun[]> {
  const done = new AbortController();
  const { signal } = done;
  const said = once(worker, 'message', { signal }).then(([report]) => report as Report);
  const died = once(worker, 'exit', { signal }).then(
    ([code]): Report => ({ problem: `a process that plays games ended with code ${code}` }),
  );
  try {
    const report = await Promise.race([said, died]);
    if ('problem' in report) throw failed(report.problem);
    return report.runs;
  } finally {
    done.abort();
    await Promise.allSettled([said, died]);
  }
}
