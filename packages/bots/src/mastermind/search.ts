/**
 * Information-set Monte Carlo tree search. Every iteration imagines a table that could be the real
 * one and plays it to the end: an option, then the own decisions by what the tree has learned, and
 * everything else, and what lies beyond the tree, by habit. What a survivor would do and what may be
 * better are tried on the same tables with the same luck.
 */
import { next, type Option, type Random, type Table } from '@deadlight/engine';
import { byHabit } from '../drifter.ts';
import { judge } from '../look-ahead.ts';
import { type Mind, Sum } from '../mind.ts';
import { Sight } from '../sight.ts';
import { thinkable } from '../survivor.ts';
import { Branch, bestOf, meanOf, Node, promising } from './tree.ts';

/** After so many decisions a table is judged as it is. */
const LONGEST = 600;
/** So often a branch is tried with habit alone beyond it. */
const RIPE = 200;
/** On each table what a survivor would do is tried, and so many others. */
const OTHERS = 2;
/** Beyond the first decision habit is given up for what is better by so many standard errors. */
const CLEARLY = 2;

/**
 * Who is tried next, for as long as one asks: all rivals in turn, then as many trials for the better
 * half of them, then for the better quarter, down to the best; and again.
 */
function* heats(rivals: readonly Branch[]): Generator<Branch, never> {
  for (;;)
    for (let wide = rivals.length; wide >= 1; wide = Math.floor(wide / 2)) {
      const best = rivals.toSorted((a, b) => meanOf(b) - meanOf(a)).slice(0, wide);
      for (let i = 0; i < rivals.length; i++) yield best[i % wide]!;
    }
}

/** The decision after a branch: the tree grows where much has been tried. */
function grown(branch: Branch): Node | null {
  if (branch.tried >= RIPE) branch.next ??= new Node();
  return branch.next;
}

export class Search<V> {
  readonly #mind: Mind<V>;
  readonly #sight: Sight<V>;
  readonly #random: Random;
  /** The mind as it is, and in every other manner. */
  readonly #manners: readonly Mind<V>[];
  /** What a survivor would do, and all else. */
  readonly #first: Branch;
  readonly #rivals: readonly Branch[];
  readonly #heats: Iterator<Branch>;
  /** A table from before whatever is tried. */
  readonly #before: Table<V>;
  #world: Table<V>;
  #luck: Random;
  #played = 0;

  constructor(mind: Mind<V>, sight: Sight<V>, first: Option, random: Random) {
    this.#mind = mind;
    this.#sight = sight;
    this.#random = random;
    this.#manners = [mind, ...(mind.manners ?? []).map(({ habit }) => ({ ...mind, habit }))];
    this.#before = sight.imagine(String(next(random)));
    this.#world = this.#before;
    this.#luck = random;
    this.#first = new Branch(first, 0);
    this.#rivals = this.#rivalsTo(first);
    this.#heats = heats(this.#rivals);
  }

  /** Every other option worth a thought, and what the seat would do in every other manner. */
  #rivalsTo(first: Option): Branch[] {
    const options = thinkable(this.#mind, this.#sight, this.#random);
    const rivals = options.map((option) => new Branch(option, 0));
    for (let manner = 1; manner < this.#manners.length; manner++) {
      const answer = byHabit(this.#manners[manner]!, this.#sight, this.#random);
      if (typeof answer === 'number') rivals.push(new Branch(answer, manner));
    }
    return rivals.filter(({ option }) => option !== first);
  }

  /** What has been learned of the options at hand, of what a survivor would do first. */
  get branches(): readonly Branch[] {
    return [this.#first, ...this.#rivals];
  }

  /** Whether there is nothing to compare what a survivor would do with. */
  get isSettled(): boolean {
    return this.#rivals.length === 0;
  }

  run(iterations: number): void {
    if (this.isSettled) return;
    for (let i = 0; i < iterations; i++) {
      const isFirst = this.#played++ % (1 + OTHERS) === 0;
      if (isFirst) this.#imagine();
      this.#playOut(isFirst ? this.#first : this.#heats.next().value);
    }
  }

  #imagine(): void {
    const random = this.#random;
    this.#world = this.#sight.imagine(String(next(random)));
    this.#luck = [next(random) | 1, next(random), next(random), next(random)];
  }

  #playOut(root: Branch): void {
    const table = this.#world.clone();
    const luck: Random = [...this.#luck];
    const own = this.#sight.seat;
    let path = [root];
    table.decide(own, root.option);
    let node = grown(root);
    for (let i = 0; i < LONGEST && table.over === null; i++) {
      const seat = table.pending[0]!;
      const sight = new Sight(table, seat);
      const manner = seat === own ? this.#manners[root.manner]! : this.#mind;
      const usual = byHabit(manner, sight, luck);
      if (seat !== own || node === null || typeof usual !== 'number') {
        table.decide(seat, usual);
        continue;
      }
      const first = node.branch(usual, root.manner);
      const isTrial = node.visits++ % 2 === 1;
      const branch = this.#pick(node, first, manner, sight, isTrial);
      // What is only tried out says nothing of the decisions that led to it.
      path = isTrial ? [branch] : [...path, branch];
      table.decide(seat, branch.option);
      node = grown(branch);
    }
    const sum = new Sum();
    judge(this.#mind, table, this.#before, own, sum);
    const worth = Math.min(1, Math.max(0, sum.total));
    for (const one of path) one.learn(worth);
  }

  /**
   * Beyond the first decision: what habit does, unless something has come to clearly more; or, to try
   * it, what promises most. Options are taken up one by one, the more often the node is visited.
   */
  #pick(node: Node, first: Branch, manner: Mind<V>, sight: Sight<V>, isTrial: boolean): Branch {
    const others = sight.options
      .filter((option) => option !== first.option)
      .map((option) => ({ option, weight: manner.habit(sight, option) }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, Math.ceil(Math.sqrt(node.visits)))
      .map(({ option }) => node.branch(option, first.manner));
    if (others.length === 0) return first;
    if (isTrial) return promising(others);
    return bestOf(first, others, CLEARLY);
  }
}
