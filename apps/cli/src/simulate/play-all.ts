import type { GameRun, Sitting } from './game-run.ts';
import { playBatches } from './play-batches.ts';

/** Games that are handed over at once: many, since they are quick; few, where all processes would not get some. */
const MAX_AT_ONCE = 20;
const BATCHES_FOR_EACH = 8;
const batchFor = (games: number, jobs: number): number =>
  Math.min(MAX_AT_ONCE, Math.ceil(games / (jobs * BATCHES_FOR_EACH)));

export interface Runs {
  /** In the order of the games, no matter who played them. */
  readonly runs: readonly GameRun[];
  /** The time of playing, without starting the processes, nor warming them up. */
  readonly seconds: number;
}

/** Plays a number of games and keeps the result of each. */
export async function playAll(
  games: number,
  sittingOf: (index: number) => Sitting,
  jobs: number,
  onProgress: (done: number) => void = () => {},
  warmUp: readonly Sitting[] = [],
): Promise<Runs> {
  const runs: GameRun[] = new Array(games);
  let done = 0;
  const batch = batchFor(games, jobs);
  const count = Math.ceil(games / batch);
  let next = 0;
  const batches = {
    count,
    next: () => (next < count ? next++ : undefined),
    gamesOf: (index: number) =>
      Array.from({ length: Math.min(batch, games - index * batch) }, (_, i) =>
        sittingOf(index * batch + i),
      ),
  };
  const keep = (index: number, played: readonly GameRun[]): void => {
    played.forEach((run, i) => {
      runs[index * batch + i] = run;
    });
    done += played.length;
    onProgress(done);
  };
  const seconds = await playBatches(batches, jobs, keep, warmUp);
  return { runs, seconds };
}
