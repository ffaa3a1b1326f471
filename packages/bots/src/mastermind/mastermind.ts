import { type Answer, next, type Option, type Random } from '@deadlight/engine';
import type { Bot } from '../bot.ts';
import { byHabit } from '../drifter.ts';
import { mindOf } from '../minds.ts';
import type { Sight } from '../sight.ts';
import { keepsTo } from '../survivor.ts';
import { Search } from './search.ts';
import { worthOf } from './tree.ts';

/** What the search has found out about an option. */
export interface Found {
  readonly option: Option;
  readonly tried: number;
  readonly sum: number;
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
  [...search.branches].map(([option, { tried, sum, hunch }]) => ({
    option,
    tried,
    sum,
    hunch: hunch!,
  }));

/** The generators of the lines of thought. */
export const linesFrom = (random: Random): Random[] =>
  Array.from({ length: LINES }, () => [next(random) | 1, next(random), next(random), next(random)]);

/**
 * All lines together, best first: what the first look and all results make of it. The purpose comes
 * first as long as a survivor would keep to it, since results say little while they are few.
 */
export function sumUp(sight: Sight, lines: readonly (readonly Found[])[]): Found[] {
  const all = new Map<Option, { option: Option; tried: number; sum: number; hunch: number }>();
  for (const { option, tried, sum, hunch } of lines.flat()) {
    const known = all.get(option);
    const share = hunch / lines.length;
    if (known === undefined) all.set(option, { option, tried, sum, hunch: share });
    else {
      known.tried += tried;
      known.sum += sum;
      known.hunch += share;
    }
  }
  const best = [...all.values()].sort(
    (a, b) => worthOf(b) - worthOf(a) || b.tried - a.tried || a.option - b.option,
  );
  const mind = mindOf(sight.game.id);
  const purpose = best.findIndex(({ option }) => mind.isPurpose?.(sight, option));
  if (purpose > 0 && keepsTo(mind, sight, worthOf(best[purpose]!), worthOf(best[0]!)))
    best.unshift(...best.splice(purpose, 1));
  return best;
}

/** Whether there is anything to think about; routine, and several options at once, are a matter of habit. */
export function needsThought(sight: Sight): boolean {
  const { asks, choose, game, options } = sight;
  if (options.length === 1 || choose.min !== 1 || choose.max !== 1) return false;
  const mind = mindOf(game.id);
  if (mind.routine?.has(asks)) return false;
  // What is kept to whatever else there is needs no thought; habit knows it.
  const isSettled = mind.firmness?.(sight) === 0;
  return !(isSettled && options.some((option) => mind.isPurpose?.(sight, option)));
}

/** Searches so many iterations for every decision. */
export const mastermindOf = (iterations: number): Bot => ({
  name: iterations === ITERATIONS ? 'mastermind' : `mastermind:${iterations}`,
  answer(sight, random): Answer {
    if (!needsThought(sight)) return byHabit(mindOf(sight.game.id), sight, random);
    const lines = linesFrom(random).map((own) => think(sight, own, perLine(iterations)));
    return sumUp(sight, lines)[0]!.option;
  },
});

export const ITERATIONS = 2000;
export const mastermind = mastermindOf(ITERATIONS);
