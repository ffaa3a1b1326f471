/** How sure shares and differences are when what is counted comes in clumps, such as seats of one table. */
import type { Share } from '../simulate/share.ts';
import { wilson, Z } from '../simulate/wilson.ts';

/** What was counted on one seed: so many of so many. */
export interface Sample {
  readonly count: number;
  readonly of: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/**
 * The share over all seeds. Seats that win and lose together tell less than as many on their own: the
 * Wilson interval is that of so many independent seats as would vary as much.
 */
export function shareOver(samples: readonly Sample[]): Share {
  const n = sum(samples.map(({ of }) => of));
  const count = sum(samples.map((sample) => sample.count));
  const share = count / n;
  const seeds = samples.length;
  const squares = sum(samples.map((sample) => (sample.count - share * sample.of) ** 2));
  const variance = seeds > 1 ? (squares / n ** 2) * (seeds / (seeds - 1)) : 0;
  const independent =
    variance > 0 ? Math.min(n, Math.max(seeds, (share * (1 - share)) / variance)) : seeds;
  return { share, ...wilson(share * independent, independent) };
}

/** How much larger one share is than another, seed by seed. */
export interface Difference {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** How many times as large, or null if the other is nothing. */
  readonly times: number | null;
}

export function differenceOf(ours: readonly Sample[], theirs: readonly Sample[]): Difference {
  const shares = (samples: readonly Sample[]): number[] =>
    samples.map(({ count, of }) => count / of);
  const other = shares(theirs);
  const gaps = shares(ours).map((share, seed) => share - other[seed]!);
  const mean = sum(gaps) / gaps.length;
  const squares = sum(gaps.map((gap) => (gap - mean) ** 2));
  const spread = Z * Math.sqrt(squares / (gaps.length * Math.max(1, gaps.length - 1)));
  const base = sum(other);
  return {
    mean,
    low: mean - spread,
    high: mean + spread,
    times: base === 0 ? null : sum(shares(ours)) / base,
  };
}
