/** Plays what is missing of an experiment. */
import { playBatches } from '../simulate/play-batches.ts';
import { batchesOn, keyOf, type Shard } from './batch.ts';
import { type Experiment, setupOf } from './experiment.ts';
import { append, finish, openResults, type Results, readResults } from './results.ts';

export async function runExperiment(
  experiment: Experiment,
  shard: Shard,
  directory: string,
  jobs: number,
  onProgress: (done: number, of: number) => void,
): Promise<Results> {
  const there = new Set(openResults(directory, experiment).batches.map(keyOf));
  const wanted = batchesOn(experiment, shard);
  const missing = wanted.filter((batch) => !there.has(keyOf(batch)));
  const of = wanted.reduce((sum, { games }) => sum + games, 0);
  let done = of - missing.reduce((sum, { games }) => sum + games, 0);
  onProgress(done, of);
  const batches = {
    count: missing.length,
    at(index: number) {
      const { cell, from, games } = missing[index]!;
      const { bots } = experiment.cells[cell]!;
      return Array.from({ length: games }, (_, i) => ({
        setup: setupOf(experiment, experiment.cells[cell]!, from + i),
        chairs: bots,
      }));
    },
  };
  await playBatches(batches, jobs, (index, runs) => {
    append(directory, finish(missing[index]!, runs));
    done += runs.length;
    onProgress(done, of);
  });
  return readResults(directory);
}
