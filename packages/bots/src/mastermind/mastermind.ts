import { type Answer, next, type Option, type Random } from '@deadlight/engine';
import type { Bot } from '../bot.ts';
import { mindOf } from '../minds.ts';
import type { Sight } from '../sight.ts';
import { byJudgement } from '../survivor.ts';
import { Search } from './search.ts';
import { bestOf, meanOf, type Results } from './tree.ts';

/** What the search has found out about an option, and about the manner to go on after it. */
export interface Found extends Results {
  readonly option: Option;
  readonly manner: number;
}

/**
 * A search is split into lines of thought that know nothing of each other, so that its result is
 * the same on any number of threads.
 */
export const LINES = 4;

export const perLine = (iterations: number): number => Math.ceil(iterations / LINES);

/** What a line of thought has found out so far. */
export const found = (search: Search<unknown>): Found[] =>
  search.branches.map(({ option, manner, tried, sum, squares }) => ({
    option,
    manner,
    tried,
    sum,
    squares,
  }));

/** The generators of the lines of thought. */
export const linesFrom = (random: Random): Random[] =>
  Array.from({ length: LINES }, () => [next(random) | 1, next(random), next(random), next(random)]);

/**
 * What a survivor would do is given up for something better by so many standard errors: many, since a
 * survivor goes on otherwise than the habit that plays it out; few, where it goes by habit as well.
 */
const DOUBT = 4;
const HABITUAL_DOUBT = 0.5;

export function doubtOf(sight: Sight): number {
  return mindOf(sight.game.id).isHabitual?.(sight) ? HABITUAL_DOUBT : DOUBT;
}

/** All lines of thought together, best first: what a survivor would do, unless the results speak against it. */
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

/** Whether there is anything to think about; routine, and several options at once, are a matter of habit. */
export function needsThought({ asks, choose, game, options }: Sight): boolean {
  if (options.length === 1 || choose.min !== 1 || choose.max !== 1) return false;
  return !mindOf(game.id).routine?.has(asks);
}

/** What a survivor would do, and whether that is to be thought over. */
export function begin(
  sight: Sight,
  random: Random,
): { readonly first: Option; readonly answer: null } | { readonly answer: Answer } {
  const first = byJudgement(mindOf(sight.game.id), sight, random);
  return typeof first === 'number' && needsThought(sight)
    ? { first, answer: null }
    : { answer: first };
}

/** So many iterations of each line before it says how far it is. */
const BIT = 5;

/** Thinks bit by bit: says how much it has searched, and goes on unless told to stop. */
export function* ponder(
  sight: Sight,
  random: Random,
  iterations: number,
): Generator<number, Answer, boolean> {
  const begun = begin(sight, random);
  if (begun.answer !== null) return begun.answer;
  const mind = mindOf(sight.game.id);
  const lines = linesFrom(random).map((own) => new Search(mind, sight, begun.first, own));
  const each = perLine(iterations);
  for (let done = 0, stop = false; done < each && !stop; ) {
    const bit = Math.min(BIT, each - done);
    for (const line of lines) line.run(bit);
    done += bit;
    stop = yield done * LINES;
  }
  return sumUp(lines.map(found), doubtOf(sight))[0]!.option;
}

/** Searches so many iterations for every decision. */
export const mastermindOf = (iterations: number): Bot => ({
  name: iterations === ITERATIONS ? 'mastermind' : `mastermind:${iterations}`,
  answer(sight, random): Answer {
    const thought = ponder(sight, random, iterations);
    for (;;) {
      const { done, value } = thought.next(false);
      if (done === true) return value;
    }
  },
});

export const ITERATIONS = 2000;
export const mastermind = mastermindOf(ITERATIONS);
