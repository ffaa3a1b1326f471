/** Confidence intervals of shares and differences in clustered data, such as seats of one table. */
import { at } from '@deadlight/engine';
import type { Share } from '../simulate/share.ts';
import { wilson, Z_95 } from '../simulate/wilson.ts';

/** Counts on one seed: successes and total. */
export interface Sample {
  readonly count: number;
  readonly of: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

interface Estimate {
  readonly share: number;
  readonly variance: number;
  readonly n: number;
}

/** A share, and its variance over repetitions. */
function estimate(samples: readonly Sample[]): Estimate {
  const n = sum(samples.map(({ of }) => of));
  const share = sum(samples.map(({ count }) => count)) / n;
  const squares = sum(samples.map(({ count, of }) => (count - share * of) ** 2));
  const seeds = samples.length;
  return { share, n, variance: seeds > 1 ? (squares / n ** 2) * (seeds / (seeds - 1)) : 0 };
}

/**
 * The share over all seeds. Seats that win and lose together carry less information than independent ones: the
 * Wilson interval is that of the effective number of independent seats.
 */
export function shareOver(samples: readonly Sample[]): Share {
  const { share, variance, n } = estimate(samples);
  const seeds = samples.length;
  const independent =
    variance > 0 ? Math.min(n, Math.max(seeds, (share * (1 - share)) / variance)) : seeds;
  return { share, ...wilson(share * independent, independent) };
}

/** How much larger one share is than another. */
export interface Gap {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The difference of two shares on different seeds. */
export function differenceBetween(ours: readonly Sample[], theirs: readonly Sample[]): Gap {
  const [one, other] = [estimate(ours), estimate(theirs)];
  const mean = one.share - other.share;
  const spread = Z_95 * Math.sqrt(one.variance + other.variance);
  return { mean, low: mean - spread, high: mean + spread };
}

/** The same on the same seeds. */
export interface Difference extends Gap {
  /** How many times as large, or null if the other is nothing. */
  readonly times: number | null;
}

/** The difference of two shares on the same seeds, paired by seed. */
export function differenceOf(ours: readonly Sample[], theirs: readonly Sample[]): Difference {
  const shares = (samples: readonly Sample[]): number[] =>
    samples.map(({ count, of }) => count / of);
  const other = shares(theirs);
  const gaps = shares(ours).map((share, seed) => share - at(other, seed, 'share'));
  const mean = sum(gaps) / gaps.length;
  const squares = sum(gaps.map((gap) => (gap - mean) ** 2));
  const spread = Z_95 * Math.sqrt(squares / (gaps.length * Math.max(1, gaps.length - 1)));
  const base = sum(other);
  return {
    mean,
    low: mean - spread,
    high: mean + spread,
    times: base === 0 ? null : sum(shares(ours)) / base,
  };
}
