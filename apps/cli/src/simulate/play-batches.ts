import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { failed } from '../problem.ts';
import type { GameRun, Sitting } from './game-run.ts';
import type { Report } from './worker.ts';

/** Games in batches: what a thread is given at a time, few enough that all threads finish together. */
export interface Batches {
  readonly count: number;
  at(index: number): readonly Sitting[];
}

/** Plays all batches in so many threads, and tells of each as it is done; gives the seconds of playing. */
export async function playBatches(
  { count, at }: Batches,
  jobs: number,
  onPlayed: (index: number, runs: readonly GameRun[]) => void,
): Promise<number> {
  let next = 0;
  const play = async (worker: Worker): Promise<void> => {
    while (next < count) {
      const index = next++;
      worker.postMessage(at(index));
      onPlayed(index, await reportOf(worker));
    }
  };
  const workers = Array.from(
    { length: Math.min(jobs, count) },
    () => new Worker(new URL('./worker.ts', import.meta.url)),
  );
  try {
    await Promise.all(workers.map(reportOf));
    const started = performance.now();
    await Promise.all(workers.map(play));
    return (performance.now() - started) / 1000;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

async function reportOf(worker: Worker): Promise<readonly GameRun[]> {
  const [report]: [Report] = (await once(worker, 'message')) as [Report];
  if ('problem' in report) throw failed(report.problem);
  return report.runs;
}
