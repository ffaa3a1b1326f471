import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { failed } from '../problem.ts';
import type { GameRun, Series } from './game-run.ts';
import type { Range, Report } from './worker.ts';

/** Games that a worker is given at a time: few enough that all finish together. */
const BATCH = 20;

export interface Runs {
  /** In the order of the games, whoever played them. */
  readonly runs: readonly GameRun[];
  /** The time of playing, without starting the threads. */
  readonly seconds: number;
}

export async function runGames(
  series: Series,
  games: number,
  jobs: number,
  onProgress: (done: number) => void,
): Promise<Runs> {
  const runs: GameRun[] = new Array(games);
  let next = 0;
  let done = 0;
  const play = async (worker: Worker): Promise<void> => {
    while (next < games) {
      const from = next;
      next = Math.min(games, from + BATCH);
      worker.postMessage({ from, to: next } satisfies Range);
      const played = await reportOf(worker);
      played.forEach((run, i) => {
        runs[from + i] = run;
      });
      done += played.length;
      onProgress(done);
    }
  };
  const workers = Array.from(
    { length: Math.min(jobs, Math.ceil(games / BATCH)) },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: series }),
  );
  try {
    await Promise.all(workers.map(reportOf));
    const started = performance.now();
    await Promise.all(workers.map(play));
    return { runs, seconds: (performance.now() - started) / 1000 };
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

async function reportOf(worker: Worker): Promise<readonly GameRun[]> {
  const [report]: [Report] = (await once(worker, 'message')) as [Report];
  if ('problem' in report) throw failed(report.problem);
  return report.runs;
}
