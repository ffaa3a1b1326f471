import type { Option } from '@deadlight/engine';

/** How often something was tried, and what it came to. */
export interface Results {
  readonly tried: number;
  readonly sum: number;
  readonly squares: number;
}

/** What has been learned of one option, and of the manner to go on after it. */
export class Branch implements Results {
  readonly option: Option;
  /** Which of the manners there are. */
  readonly manner: number;
  tried = 0;
  offered = 0;
  sum = 0;
  squares = 0;
  /** The next own decision after it, once it has been tried often. */
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

/** A decision of the searching seat, reached by the same decisions of its own before. */
export class Node {
  readonly #branches = new Map<Option, Branch>();
  visits = 0;

  /** Gives what is known of an option. */
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

/** Results of which there are fewer say nothing. */
const FEW = 50;

/** By how many standard errors some results are better than others. */
function better(one: Results, other: Results): number {
  if (one.tried < FEW || other.tried < FEW) return 0;
  const error = (results: Results): number => spreadOf(results) / results.tried;
  return (meanOf(one) - meanOf(other)) / Math.sqrt(error(one) + error(other) + 1e-9);
}

/** What is better by the most standard errors, of what is by more than so many; or what comes first. */
export const bestOf = <R extends Results>(first: R, rivals: readonly R[], doubt: number): R =>
  rivals.reduce(
    (best, one) => (better(one, first) > Math.max(doubt, better(best, first)) ? one : best),
    first,
  );

/** How boldly the search tries what has done badly so far. */
const CURIOSITY = 1.5;
/** Tried so often before the spread of its results is believed. */
const SPREAD = 0.02;

/**
 * The promise of a branch: what it came to, and more where little is known of it. As in UCB1-tuned
 * the bonus follows the spread of results; the count is of the times it was offered, since another
 * imagined table may not offer it. What has never been tried comes first.
 */
function promise(branch: Branch): number {
  const { tried, offered } = branch;
  if (tried === 0) return Number.POSITIVE_INFINITY;
  const spread = spreadOf(branch) + SPREAD / tried;
  return meanOf(branch) + CURIOSITY * Math.sqrt((Math.log(offered) / tried) * spread);
}

/** The most promising of some branches, all of which are offered. */
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
