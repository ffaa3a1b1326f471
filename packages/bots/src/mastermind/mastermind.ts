import { type Answer, next, type Option, type Random } from '@deadlight/engine';
import type { Bot } from '../bot.ts';
import { mindOf } from '../minds.ts';
import type { Sight } from '../sight.ts';
import { byJudgement } from '../survivor.ts';
import { Search } from './search.ts';
import { bestOf, meanOf, type Results } from './tree.ts';

/** The search results for an option, together with the manner of going on after it. */
export interface Found extends Results {
  readonly option: Option;
  readonly manner: number;
}

/**
 * A search is split into independent lines of thought, so that its result is
 * the same on any number of threads.
 */
export const LINES = 4;

export const perLine = (iterations: number): number => Math.ceil(iterations / LINES);

/** The results of a line of thought so far. */
export const found = (search: Search<unknown>): Found[] =>
  search.branches.map(({ option, manner, tried, sum, squares }) => ({
    option,
    manner,
    tried,
    sum,
    squares,
  }));

/** The random generators of the lines of thought. */
export const linesFrom = (random: Random): Random[] =>
  Array.from({ length: LINES }, () => [next(random) | 1, next(random), next(random), next(random)]);

/**
 * The survivor's choice is given up for an option better by this many standard errors: many, since a
 * survivor plays on differently from the habits in playouts; few, where it follows habit as well.
 */
const DOUBT = 4;
const HABITUAL_DOUBT = 0.5;

export function doubtOf(sight: Sight): number {
  return mindOf(sight.game.id).isHabitual?.(sight) ? HABITUAL_DOUBT : DOUBT;
}

/** Merges all lines of thought, best first: the survivor's choice, unless the results speak against it. */
export function sumUp(lines: readonly (readonly Found[])[], doubt: number): Found[] {
  const all = new Map<string, { -readonly [K in keyof Found]: Found[K] }>();
  for (const one of lines.flat()) {
    const key = `${one.option} ${one.manner}`;
    const known = all.get(key);
    if (known === undefined) all.set(key, { ...one });
    else {
      known.tried += one.tried;
      known.sum += one.sum;
      known.squares += one.squares;
    }
  }
  const [first, ...rivals] = [...all.values()] as [Found, ...Found[]];
  const found = [first, ...rivals].sort((a, b) => meanOf(b) - meanOf(a) || b.tried - a.tried);
  const best = bestOf(first, rivals, doubt);
  return [best, ...found.filter((one) => one !== best)];
}

/** Whether there is anything to think about; routine questions and multiple selections are left to habit. */
export function needsThought({ asks, choose, game, options }: Sight): boolean {
  if (options.length === 1 || choose.min !== 1 || choose.max !== 1) return false;
  return !mindOf(game.id).routine?.has(asks);
}

/** An answer that needs no thought, or else the survivor's choice, to be searched. */
export function begin(
  sight: Sight,
  random: Random,
): { readonly first: Option; readonly answer: null } | { readonly answer: Answer } {
  const mind = mindOf(sight.game.id);
  const told = mind.tells?.(sight);
  if (told !== undefined) return { answer: told };
  const first = byJudgement(mind, sight, random);
  return typeof first === 'number' && needsThought(sight)
    ? { first, answer: null }
    : { answer: first };
}

/** Searches a given number of iterations for every decision. */
export const mastermindOf = (iterations: number): Bot => ({
  name: iterations === ITERATIONS ? 'mastermind' : `mastermind:${iterations}`,
  answer(sight, random): Answer {
    const begun = begin(sight, random);
    if (begun.answer !== null) return begun.answer;
    const lines = linesFrom(random).map((own) => {
      const search = new Search(mindOf(sight.game.id), sight, begun.first, own);
      search.run(perLine(iterations));
      return found(search);
    });
    return sumUp(lines, doubtOf(sight))[0]!.option;
  },
});

export const ITERATIONS = 2000;
export const mastermind = mastermindOf(ITERATIONS);
