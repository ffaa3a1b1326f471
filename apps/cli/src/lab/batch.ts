/** Games are played, written and counted in batches: each is in the results as a whole or not at all. */
import type { Cell, Experiment } from './experiment.ts';

const BATCH = 25;

/** Games of one cell, from one number on. */
export interface Batch {
  /** The number of the cell. */
  readonly cell: number;
  readonly from: number;
  readonly games: number;
}

const batchesOf = ({ games }: Cell, cell: number): Batch[] =>
  Array.from({ length: Math.ceil(games / BATCH) }, (_, i) => ({
    cell,
    from: i * BATCH,
    games: Math.min(BATCH, games - i * BATCH),
  }));

export const batchesIn = ({ cells }: Experiment): Batch[] => cells.flatMap(batchesOf);

/** A part of an experiment, for one of several machines. */
export interface Shard {
  readonly number: number;
  readonly of: number;
}

/** Every n-th batch, so that all machines get a part of every cell. */
export const batchesOn = (experiment: Experiment, { number, of }: Shard): Batch[] =>
  batchesIn(experiment).filter((_, i) => i % of === number - 1);

export const keyOf = ({ cell, from }: Batch): string => `${cell}:${from}`;

export const inOrder = (a: Batch, b: Batch): number => a.cell - b.cell || a.from - b.from;
