import type { Option } from '@deadlight/engine';

/** How often something was tried, and the sum of its results. */
export interface Results {
  readonly tried: number;
  readonly sum: number;
  readonly squares: number;
}

/** The results for one option, together with the manner of going on after it. */
export class Branch implements Results {
  readonly option: Option;
  /** The index of the manner. */
  readonly manner: number;
  tried = 0;
  offered = 0;
  sum = 0;
  squares = 0;
  /** The seat's next decision after it, once it has been tried often. */
  next: Node | null = null;

  constructor(option: Option, manner: number) {
    this.option = option;
    this.manner = manner;
  }

  learn(worth: number): void {
    this.tried++;
    this.sum += worth;
    this.squares += worth * worth;
  }
}

/** A decision of the searching seat, identified by its previous decisions. */
export class Node {
  readonly #branches = new Map<Option, Branch>();
  visits = 0;

  /** The branch of an option. */
  branch(option: Option, manner: number): Branch {
    let branch = this.#branches.get(option);
    if (branch === undefined) {
      branch = new Branch(option, manner);
      this.#branches.set(option, branch);
    }
    return branch;
  }
}

export const meanOf = ({ sum, tried }: Results): number => (tried === 0 ? 0 : sum / tried);

const spreadOf = (results: Results): number =>
  Math.max(0, results.squares / results.tried - meanOf(results) ** 2);

/** Fewer results than this are not compared. */
const MIN_TRIES = 50;

/** By how many standard errors one set of results beats another. */
function better(one: Results, other: Results): number {
  if (one.tried < MIN_TRIES || other.tried < MIN_TRIES) return 0;
  const error = (results: Results): number => spreadOf(results) / results.tried;
  return (meanOf(one) - meanOf(other)) / Math.sqrt(error(one) + error(other) + 1e-9);
}

/**
 * The option that beats the first by the most standard errors, if by more than the threshold; otherwise the
 * first.
 */
export const bestOf = <R extends Results>(first: R, rivals: readonly R[], doubt: number): R =>
  rivals.reduce(
    (best, one) => (better(one, first) > Math.max(doubt, better(best, first)) ? one : best),
    first,
  );

/** Exploration constant. */
const CURIOSITY = 1.5;
/** Trials before the measured variance is used. */
const SPREAD = 0.02;

/**
 * The upper confidence bound of a branch: its mean, plus a bonus where little is known. As in UCB1-tuned
 * the bonus follows the variance of results; the count is of the times it was offered, since another
 * imagined table may not offer it. Untried branches come first.
 */
function promise(branch: Branch): number {
  const { tried, offered } = branch;
  if (tried === 0) return Number.POSITIVE_INFINITY;
  const spread = spreadOf(branch) + SPREAD / tried;
  return meanOf(branch) + CURIOSITY * Math.sqrt((Math.log(offered) / tried) * spread);
}

/** The most promising branch; all of them are on offer. */
export function promising(branches: readonly Branch[]): Branch {
  let best = branches[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const branch of branches) {
    branch.offered++;
    const worth = promise(branch);
    if (worth <= most) continue;
    most = worth;
    best = branch;
  }
  return best;
}
