/** Plays the games it is told to, in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { type GameRun, runGame, type Series } from './game-run.ts';

/** The games from one index up to, but not with, another. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export type Report = { readonly runs: readonly GameRun[] } | { readonly problem: string };

parentPort?.on('message', ({ from, to }: Range) => {
  parentPort?.postMessage(report(workerData as Series, from, to));
});
// An empty report says that everything is loaded.
parentPort?.postMessage({ runs: [] } satisfies Report);

function report(series: Series, from: number, to: number): Report {
  try {
    return { runs: Array.from({ length: to - from }, (_, i) => runGame(series, from + i)) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}
