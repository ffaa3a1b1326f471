/** Where the results of an experiment are kept: a directory that several processes may share (docs/lab/format.md). */
import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { at, canonical, hashOf } from '@deadlight/engine';
import { readText, writeText } from '../files.ts';
import { wrong } from '../problem.ts';
import type { GameRun } from '../simulate/game-run.ts';
import { type Batch, batchesIn, inOrder, keyOf } from './batch.ts';
import { type Columns, fromColumns, type Played, toColumns } from './columns.ts';
import { type Experiment, isSame } from './experiment.ts';

const FORMAT = 1;
const experimentIn = (directory: string): string => join(directory, 'experiment.json');
const BATCHES = /^batches(-[\da-f]+)?\.jsonl$/;

/** A file that only this process appends to: no line is written into the middle of another. */
export const newBatchesFile = (directory: string): string =>
  join(directory, `batches-${randomBytes(4).toString('hex')}.jsonl`);

/** A batch that has been played. */
export interface Finished extends Batch {
  /** Of the final states of its games. */
  readonly digest: string;
  readonly columns: Columns;
}

export interface Results {
  readonly experiment: Experiment;
  /** In order, each once. */
  readonly batches: readonly Finished[];
}

export const finish = (batch: Batch, runs: readonly GameRun[]): Finished => ({
  ...batch,
  digest: hashOf(runs.map(({ hash }) => hash)),
  columns: toColumns(runs),
});

/** Makes a directory ready for an experiment, or goes on with the one that is there. */
export function openResults(directory: string, experiment: Experiment): Results {
  if (existsSync(experimentIn(directory))) {
    const results = readResults(directory);
    if (!isSame(results.experiment, experiment))
      throw wrong(
        `${directory} has the results of another experiment, or of other rules; choose another --out`,
      );
    return results;
  }
  mkdirSync(directory, { recursive: true });
  writeText(
    experimentIn(directory),
    `${JSON.stringify({ format: FORMAT, ...experiment }, null, 2)}\n`,
  );
  return { experiment, batches: [] };
}

export function append(file: string, batch: Finished): void {
  appendFileSync(file, `${canonical(batch)}\n`);
}

export function readResults(directory: string): Results {
  const { format, ...experiment } = JSON.parse(readText(experimentIn(directory))) as Experiment & {
    format: number;
  };
  if (format !== FORMAT)
    throw wrong(`${directory} is written in format ${format}; this program reads format ${FORMAT}`);
  const files = readdirSync(directory).filter((name) => BATCHES.test(name));
  const batches = files.sort().flatMap((name) => readBatches(join(directory, name)));
  return { experiment, batches: union(experiment, batches) };
}

/** A line without an end is still being written, or its process was killed: it does not count. */
function readBatches(file: string): Finished[] {
  const lines = readText(file).split('\n').slice(0, -1);
  try {
    return lines.map((line) => JSON.parse(line) as Finished);
  } catch {
    throw wrong(`${file} is damaged: a line is not JSON`);
  }
}

/** All batches, each once; two that claim to be the same must be. */
function union(experiment: Experiment, batches: readonly Finished[]): Finished[] {
  const known = new Set(batchesIn(experiment).map(keyOf));
  const found = new Map<string, Finished>();
  for (const batch of batches) {
    const key = keyOf(batch);
    if (!known.has(key)) throw wrong(`batch ${key} is not of this experiment`);
    const other = found.get(key);
    if (other !== undefined && other.digest !== batch.digest)
      throw wrong(`batch ${key} is there twice, with different games`);
    found.set(key, batch);
  }
  return [...found.values()].sort(inOrder);
}

/** Results of the same experiment from several directories. */
export function merge(directories: readonly string[]): Results {
  const all = directories.map(readResults);
  const { experiment } = at(all, 0, 'experiment');
  all.forEach((results, i) => {
    if (!isSame(results.experiment, experiment))
      throw wrong(`${directories[i]} has another experiment than ${directories[0]}`);
  });
  return {
    experiment,
    batches: union(
      experiment,
      all.flatMap(({ batches }) => batches),
    ),
  };
}

export function writeResults(directory: string, { experiment, batches }: Results): void {
  const before = openResults(directory, experiment);
  const lines = union(experiment, [...before.batches, ...batches]).map(canonical);
  writeText(join(directory, 'batches.jsonl'), lines.map((line) => `${line}\n`).join(''));
}

/** The same for the same games, however they were split and in whatever order they were played. */
export const digestOf = ({ batches }: Results): string =>
  hashOf(batches.map(({ cell, from, digest }) => [cell, from, digest]));

/** All games of a cell that have been played. */
export const playedIn = ({ experiment, batches }: Results, cell: number): Played[] =>
  batches
    .filter((batch) => batch.cell === cell)
    .flatMap(({ columns, games }) =>
      fromColumns(columns, games, at(experiment.cells, cell, 'cell').players),
    );
