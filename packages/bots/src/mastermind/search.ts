/**
 * Information-set Monte Carlo tree search. Every iteration imagines a table that could be the real
 * one and plays it a round ahead: the own decisions by what the tree has learned, everything else,
 * and what lies beyond the tree, by the survivor's habits; then the survivor's judgement counts.
 */
import { next, type Option, type Random, type Table } from '@deadlight/engine';
import { byHabit } from '../drifter.ts';
import { judge } from '../look-ahead.ts';
import { type Mind, Sum } from '../mind.ts';
import { Sight } from '../sight.ts';
import { type Branch, learn, Node, promise } from './tree.ts';

/** So many rounds ahead a table is judged, and after so many decisions at the latest. */
const ROUNDS = 1;
const LONGEST = 200;

export class Search<V> {
  readonly #mind: Mind<V>;
  readonly #sight: Sight<V>;
  readonly #random: Random;
  readonly #root = new Node();
  readonly #until: number;
  /** A table from before whatever is tried. */
  readonly #before: Table<V>;

  constructor(mind: Mind<V>, sight: Sight<V>, random: Random) {
    this.#mind = mind;
    this.#sight = sight;
    this.#random = random;
    this.#before = sight.imagine(String(next(random)));
    this.#until = mind.clock(sight.vars) + ROUNDS;
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
    for (let i = 0; i < LONGEST && !this.#isFar(table); i++) {
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
      // The tree grows by one decision an iteration, so that it is deepest where it is best.
      if (branch.next === null && branch.tried > 0) branch.next = new Node();
      node = branch.next;
    }
    const sum = new Sum();
    judge(this.#mind, table, this.#before, this.#sight.seat, sum);
    const worth = Math.min(1, Math.max(0, sum.total));
    for (const branch of path) learn(branch, worth);
  }

  #isFar(table: Table<V>): boolean {
    if (table.over !== null) return true;
    return this.#mind.clock(table.vars) >= this.#until && this.#mind.isQuiet(table);
  }

  /** What has never been tried comes first, by habit; then whatever promises most. */
  #pick(node: Node, sight: Sight<V>): { option: Option; branch: Branch } {
    let best: { option: Option; branch: Branch } | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const option of sight.options) {
      const branch = node.offer(option);
      const worth =
        branch.tried === 0 ? UNTRIED + this.#mind.habit(sight, option) : promise(branch);
      if (worth > most) {
        most = worth;
        best = { option, branch };
      }
    }
    return best!;
  }
}

/** Above every promise. */
const UNTRIED = 1e6;
