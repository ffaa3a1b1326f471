import { Worker } from 'node:worker_threads';
import { failed } from '../problem.ts';
import type { GameRun, Series } from './game-run.ts';
import type { Report } from './worker.ts';

/** Games that a worker is given at a time: few enough that all finish together. */
const BATCH = 20;

/** Plays all games of a series over so many threads; gives them in the order of the games. */
export async function runGames(
  series: Series,
  games: number,
  jobs: number,
  onProgress: (done: number) => void,
): Promise<GameRun[]> {
  const runs: GameRun[] = new Array(games);
  let next = 0;
  let done = 0;
  const work = async (worker: Worker): Promise<void> => {
    while (next < games) {
      const from = next;
      next = Math.min(games, from + BATCH);
      const report = await askWorker(worker, from, next);
      if ('problem' in report) throw failed(report.problem);
      report.runs.forEach((run, i) => {
        runs[from + i] = run;
      });
      done += report.runs.length;
      onProgress(done);
    }
  };
  const workers = Array.from(
    { length: Math.min(jobs, Math.ceil(games / BATCH)) },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: series }),
  );
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return runs;
}

function askWorker(worker: Worker, from: number, to: number): Promise<Report> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (report: Report) => {
      worker.off('error', reject);
      resolve(report);
    });
    worker.postMessage({ from, to });
  });
}
