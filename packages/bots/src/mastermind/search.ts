/**
 * Information-set Monte Carlo tree search. Every iteration imagines a table that could be the real
 * one and plays it to the end: the own decisions by what the tree has learned, everything else, and
 * what lies beyond the tree, by habit. It searches what a survivor would think about, and begins
 * with what a survivor would think of it.
 */
import { next, type Option, type Random, type Table } from '@deadlight/engine';
import { byHabit } from '../drifter.ts';
import { judge, LookAhead } from '../look-ahead.ts';
import { type Mind, Sum } from '../mind.ts';
import { Sight } from '../sight.ts';
import { keepsTo, thinkable } from '../survivor.ts';
import { type Branch, learn, Node, promise } from './tree.ts';

/** After so many decisions a table is judged as it is. */
const LONGEST = 600;
/** So often a branch is tried with habit alone beyond it. */
const RIPE = 100;
/** Imagined tables for the first look at each option. */
const FIRST_LOOK = 6;
/** What a survivor would keep to is preferred to what looks as good. */
const PREFERRED = 1.05;

export class Search<V> {
  readonly #mind: Mind<V>;
  readonly #sight: Sight<V>;
  readonly #random: Random;
  readonly #root = new Node();
  readonly #options: readonly Option[];
  /** A table from before whatever is tried. */
  readonly #before: Table<V>;

  constructor(mind: Mind<V>, sight: Sight<V>, random: Random) {
    this.#mind = mind;
    this.#sight = sight;
    this.#random = random;
    this.#before = sight.imagine(String(next(random)));
    this.#options = thinkable(mind, sight, random);
    const ahead = new LookAhead(mind, sight, FIRST_LOOK, random);
    let most = 0;
    for (const option of this.#options) {
      const sum = new Sum();
      ahead.try(option, sum);
      const hunch = sum.total / FIRST_LOOK;
      this.#root.offer(option).hunch = hunch;
      most = Math.max(most, hunch);
    }
    for (const [option, branch] of this.#root.branches)
      if (mind.isPurpose?.(sight, option) && keepsTo(mind, sight, branch.hunch!, most))
        branch.hunch = most * PREFERRED;
  }

  /** What has been learned of the options at hand. */
  get branches(): ReadonlyMap<Option, Branch> {
    return this.#root.branches;
  }

  run(iterations: number): void {
    for (let i = 0; i < iterations; i++) this.#iterate();
  }

  #iterate(): void {
    const table = this.#sight.imagine(String(next(this.#random)));
    const path: Branch[] = [];
    let node: Node | null = this.#root;
    for (let i = 0; i < LONGEST && table.over === null; i++) {
      const seat = table.pending[0]!;
      const { min, max } = table.choose(seat);
      const isOwn = seat === this.#sight.seat && min === 1 && max === 1;
      if (node === null || !isOwn) {
        table.decide(seat, byHabit(this.#mind, new Sight(table, seat), this.#random));
        continue;
      }
      const { option, branch } = this.#pick(node, new Sight(table, seat));
      path.push(branch);
      table.decide(seat, option);
      // The tree grows where it is best. Early trials beyond would count against what is tried most.
      if (branch.next === null && branch.tried >= RIPE) branch.next = new Node();
      node = branch.next;
    }
    const sum = new Sum();
    judge(this.#mind, table, this.#before, this.#sight.seat, sum);
    const worth = Math.min(1, Math.max(0, sum.total));
    for (const branch of path) learn(branch, worth);
  }

  /**
   * Whatever promises most; what has never been tried comes first. Beyond the first decision options
   * are taken up one by one, the more often the node is visited, what habit speaks for first.
   */
  #pick(node: Node, sight: Sight<V>): { option: Option; branch: Branch } {
    const options = node === this.#root ? this.#options : this.#byHabit(sight);
    const wide = node === this.#root ? options.length : Math.ceil(Math.sqrt(++node.visits));
    let best: { option: Option; branch: Branch } | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const option of options.slice(0, wide)) {
      const branch = node.offer(option);
      const worth = branch.tried === 0 ? UNTRIED : promise(branch);
      if (worth > most) {
        most = worth;
        best = { option, branch };
      }
    }
    return best!;
  }

  /** What habit speaks for most first. */
  #byHabit(sight: Sight<V>): readonly Option[] {
    return sight.options
      .map((option) => ({ option, weight: this.#mind.habit(sight, option) }))
      .sort((a, b) => b.weight - a.weight)
      .map(({ option }) => option);
  }
}

/** Above every promise. */
const UNTRIED = 1e6;
