import type { Option } from '@deadlight/engine';

/** What has been learned of one option: how often it was tried, could have been, and what it came to. */
export interface Branch {
  tried: number;
  offered: number;
  sum: number;
  squares: number;
  /** What it is worth at first sight, or null. */
  hunch: number | null;
  /** The next own decision after it, once it has been tried again. */
  next: Node | null;
}

/** A decision of the searching seat, reached by the same decisions of its own before. */
export class Node {
  readonly branches = new Map<Option, Branch>();
  visits = 0;

  /** Counts an option as offered, and gives what is known of it. */
  offer(option: Option): Branch {
    let branch = this.branches.get(option);
    if (branch === undefined) {
      branch = { tried: 0, offered: 0, sum: 0, squares: 0, hunch: null, next: null };
      this.branches.set(option, branch);
    }
    branch.offered++;
    return branch;
  }
}

/** How boldly the search tries what has done badly so far. */
const CURIOSITY = 1.5;
/** A hunch counts as much as so many results. */
const HUNCH = 20;

/** What a branch comes to, the hunch and the results together. */
export const worthOf = ({
  tried,
  sum,
  hunch,
}: Omit<Branch, 'offered' | 'squares' | 'next'>): number =>
  hunch === null ? sum / tried : (sum + HUNCH * hunch) / (tried + HUNCH);

/** Tried so often before the spread of its results is believed. */
const SPREAD = 0.02;

/**
 * The promise of a branch: what it came to, and more where little is known of it. As in UCB1-tuned
 * the bonus follows the spread of results; the count is of the times it was offered, since another
 * imagined table may not offer it.
 */
export function promise(branch: Branch): number {
  const { tried, offered, sum, squares } = branch;
  const mean = sum / tried;
  const spread = Math.max(0, squares / tried - mean * mean) + SPREAD / tried;
  return worthOf(branch) + CURIOSITY * Math.sqrt((Math.log(offered) / tried) * spread);
}

export function learn(branch: Branch, worth: number): void {
  branch.tried++;
  branch.sum += worth;
  branch.squares += worth * worth;
}
