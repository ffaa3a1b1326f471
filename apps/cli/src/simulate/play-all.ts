import type { GameRun, Sitting } from './game-run.ts';
import { playBatches } from './play-batches.ts';

const BATCH = 20;

export interface Runs {
  /** In the order of the games, whoever played them. */
  readonly runs: readonly GameRun[];
  /** The time of playing, without starting the processes, nor warming them up. */
  readonly seconds: number;
}

/** Plays so many games and keeps what came of each. */
export async function playAll(
  games: number,
  sittingOf: (index: number) => Sitting,
  jobs: number,
  onProgress: (done: number) => void = () => {},
  warmUp: readonly Sitting[] = [],
): Promise<Runs> {
  const runs: GameRun[] = new Array(games);
  let done = 0;
  const batches = {
    count: Math.ceil(games / BATCH),
    at: (index: number) =>
      Array.from({ length: Math.min(BATCH, games - index * BATCH) }, (_, i) =>
        sittingOf(index * BATCH + i),
      ),
  };
  const keep = (index: number, played: readonly GameRun[]): void => {
    played.forEach((run, i) => {
      runs[index * BATCH + i] = run;
    });
    done += played.length;
    onProgress(done);
  };
  const seconds = await playBatches(batches, jobs, keep, warmUp);
  return { runs, seconds };
}
