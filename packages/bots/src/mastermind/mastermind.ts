import { type Answer, next, type Option, type Random } from '@deadlight/engine';
import type { Bot } from '../bot.ts';
import { byHabit } from '../drifter.ts';
import { mindOf } from '../minds.ts';
import type { Sight } from '../sight.ts';
import { settledOn } from '../survivor.ts';
import { Search } from './search.ts';
import { worthOf } from './tree.ts';

/** What the search has found out about an option. */
export interface Found {
  readonly option: Option;
  readonly tried: number;
  readonly sum: number;
  readonly squares: number;
  /** What it was worth at first sight. */
  readonly hunch: number;
}

/**
 * A search is split into lines of thought that know nothing of each other, so that its result is
 * the same on any number of threads.
 */
export const LINES = 4;

export const perLine = (iterations: number): number => Math.ceil(iterations / LINES);

/** One line of thought: so many iterations from a generator of its own. */
export function think(sight: Sight, random: Random, iterations: number): Found[] {
  const search = new Search(mindOf(sight.game.id), sight, random);
  search.run(iterations);
  return found(search);
}

export const found = (search: Search<unknown>): Found[] =>
  [...search.branches].map(([option, { tried, sum, squares, hunch }]) => ({
    option,
    tried,
    sum,
    squares,
    hunch: hunch!,
  }));

/** The generators of the lines of thought. */
export const linesFrom = (random: Random): Random[] =>
  Array.from({ length: LINES }, () => [next(random) | 1, next(random), next(random), next(random)]);

/**
 * What was thought best at first is given up for something better by so many standard errors: many,
 * since there are many options, and what had bad luck at first is seldom tried again.
 */
const DOUBT = 4;
/** Results of which there are fewer say nothing. */
const FEW = 50;

/** By how many standard errors the results of one option are better than those of another. */
function better(one: Found, other: Found): number {
  if (one.tried < FEW || other.tried < FEW) return 0;
  const mean = ({ sum, tried }: Found): number => sum / tried;
  const error = (found: Found): number =>
    Math.max(0, found.squares / found.tried - mean(found) ** 2) / found.tried;
  return (mean(one) - mean(other)) / Math.sqrt(error(one) + error(other) + 1e-9);
}

/** All lines of thought together, best first: what a survivor would do, unless the results speak clearly against it. */
export function sumUp(lines: readonly (readonly Found[])[]): Found[] {
  const all = new Map<Option, { -readonly [K in keyof Found]: Found[K] }>();
  for (const one of lines.flat()) {
    const hunch = one.hunch / lines.length;
    const known = all.get(one.option);
    if (known === undefined) all.set(one.option, { ...one, hunch });
    else {
      known.tried += one.tried;
      known.sum += one.sum;
      known.squares += one.squares;
      known.hunch += hunch;
    }
  }
  const found = [...all.values()].sort(
    (a, b) => worthOf(b) - worthOf(a) || b.tried - a.tried || a.option - b.option,
  );
  const first = found.reduce((best, one) => (one.hunch > best.hunch ? one : best));
  const best = found.find((one) => better(one, first) > DOUBT) ?? first;
  return [best, ...found.filter((one) => one !== best)];
}

/** Whether there is anything to think about; routine, and several options at once, are a matter of habit. */
export function needsThought(sight: Sight): boolean {
  const { asks, choose, game, options } = sight;
  if (options.length === 1 || choose.min !== 1 || choose.max !== 1) return false;
  const mind = mindOf(game.id);
  return !mind.routine?.has(asks) && settledOn(mind, sight) === undefined;
}

/** Searches so many iterations for every decision. */
export const mastermindOf = (iterations: number): Bot => ({
  name: iterations === ITERATIONS ? 'mastermind' : `mastermind:${iterations}`,
  answer(sight, random): Answer {
    if (!needsThought(sight)) return byHabit(mindOf(sight.game.id), sight, random);
    const lines = linesFrom(random).map((own) => think(sight, own, perLine(iterations)));
    return sumUp(lines)[0]!.option;
  },
});

export const ITERATIONS = 2000;
export const mastermind = mastermindOf(ITERATIONS);
