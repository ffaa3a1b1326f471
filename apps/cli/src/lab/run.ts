/** Plays what is missing of an experiment, together with other processes in the same directory. */

import { setTimeout as sleep } from 'node:timers/promises';
import { at } from '@deadlight/engine';
import { playBatches } from '../simulate/play-batches.ts';
import { type Batch, batchesOn, keyOf, type Shard } from './batch.ts';
import { Claims, LOOK_AGAIN } from './claims.ts';
import { type Experiment, setupOf } from './experiment.ts';
import {
  append,
  finish,
  newBatchesFile,
  openResults,
  type Results,
  readResults,
} from './results.ts';

/** Milliseconds to wait for others who play all that is missing. */
const WAIT = 500;

export async function runExperiment(
  experiment: Experiment,
  shard: Shard,
  directory: string,
  jobs: number,
  onProgress: (done: number, of: number) => void,
): Promise<Results> {
  const wanted = batchesOn(experiment, shard);
  const of = gamesIn(wanted);
  let missing: readonly Batch[] = wanted;
  let lookedAt = 0;
  const without = (there: ReadonlySet<string>): void => {
    missing = missing.filter((batch) => !there.has(keyOf(batch)));
    onProgress(of - gamesIn(missing), of);
  };
  const look = ({ batches }: Results): void => {
    lookedAt = performance.now();
    without(new Set(batches.map(keyOf)));
  };
  look(openResults(directory, experiment));
  const claims = new Claims(directory);
  const own = newBatchesFile(directory);
  /** One that is missing and that nobody plays. Where others play all that is missing, they may still die. */
  const next = async (): Promise<Batch | undefined> => {
    for (;;) {
      if (performance.now() - lookedAt > LOOK_AGAIN) look(readResults(directory));
      const free = missing.find((batch) => claims.take(keyOf(batch)));
      if (free !== undefined || missing.length === 0) return free;
      await sleep(WAIT);
    }
  };
  const gamesOf = ({ cell, from, games }: Batch) =>
    Array.from({ length: games }, (_, i) => ({
      setup: setupOf(experiment, at(experiment.cells, cell, 'cell'), from + i),
      chairs: at(experiment.cells, cell, 'cell').bots,
    }));
  try {
    await playBatches({ count: missing.length, next, gamesOf }, jobs, (batch, runs) => {
      append(own, finish(batch, runs));
      claims.done(keyOf(batch));
      without(new Set([keyOf(batch)]));
    });
  } finally {
    claims.close(missing.length === 0);
  }
  return readResults(directory);
}

const gamesIn = (batches: readonly Batch[]): number =>
  batches.reduce((sum, { games }) => sum + games, 0);
