/**
 * Information-set Monte Carlo tree search. Every iteration samples a table that could be the real
 * one and plays it to the end: an option, then the seat's own decisions by the tree, and everything
 * else, including decisions beyond the tree, by habit. The survivor's choice and its rivals are tried
 * on the same tables with the same luck.
 */
import { next, type Option, type Random, type Table } from '@deadlight/engine';
import { byHabit } from '../drifter.ts';
import { judge } from '../look-ahead.ts';
import { type Mind, Sum } from '../mind.ts';
import { Sight } from '../sight.ts';
import { thinkable } from '../survivor.ts';
import { Branch, bestOf, meanOf, Node, promising } from './tree.ts';

/** After this many decisions a table is evaluated as it is. */
const LONGEST = 600;
/** Visits to a branch before the tree grows beyond it. */
const RIPE = 200;
/** Rivals tried on each table, besides the survivor's choice. */
const OTHERS = 2;
/** Beyond the first decision, habit is given up for an option better by this many standard errors. */
const CLEARLY = 2;

/**
 * Endless schedule of trials (sequential halving): all rivals in turn, then as many trials for the better
 * half of them, then for the better quarter, down to the best; then from the start.
 */
function* heats(rivals: readonly Branch[]): Generator<Branch, never> {
  for (;;)
    for (let wide = rivals.length; wide >= 1; wide = Math.floor(wide / 2)) {
      const best = rivals.toSorted((a, b) => meanOf(b) - meanOf(a)).slice(0, wide);
      for (let i = 0; i < rivals.length; i++) yield best[i % wide]!;
    }
}

/** The decision after a branch; the tree grows where a branch was tried often. */
function grown(branch: Branch): Node | null {
  if (branch.tried >= RIPE) branch.next ??= new Node();
  return branch.next;
}

export class Search<V> {
  readonly #mind: Mind<V>;
  readonly #sight: Sight<V>;
  readonly #random: Random;
  /** The mind itself, and all its other manners. */
  readonly #manners: readonly Mind<V>[];
  /** The survivor's choice, and its rivals. */
  readonly #first: Branch;
  readonly #rivals: readonly Branch[];
  readonly #heats: Iterator<Branch>;
  /** The table before the option that is tried. */
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

  /** Every other option worth considering, and the seat's answer in every other manner. */
  #rivalsTo(first: Option): Branch[] {
    const options = thinkable(this.#mind, this.#sight, this.#random);
    const rivals = options.map((option) => new Branch(option, 0));
    for (let manner = 1; manner < this.#manners.length; manner++) {
      const answer = byHabit(this.#manners[manner]!, this.#sight, this.#random);
      if (typeof answer === 'number') rivals.push(new Branch(answer, manner));
    }
    return rivals.filter(({ option }) => option !== first);
  }

  /** The results for the current options, the survivor's choice first. */
  get branches(): readonly Branch[] {
    return [this.#first, ...this.#rivals];
  }

  /** Whether the survivor's choice has no rivals. */
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
      // Exploratory moves say nothing about the decisions that led to them.
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
   * Beyond the first decision: habit's choice, unless another option has clearly better results; in a
   * trial, the most promising option. Options are added one by one as the visits of the node increase.
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
