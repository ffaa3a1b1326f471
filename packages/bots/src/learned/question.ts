/** A question as a network is asked it: which options it weighs, and what it is shown of them. */
import { codeOf, type Game, type Option, valueIn } from '@deadlight/engine';
import { type Mind, UNTHINKABLE } from '../mind.ts';
import type { Sight } from '../sight.ts';
import { Bytes, bucketOf, type Eyes } from './eyes.ts';

/** Steps that ask, verbs, and verbs with their first value, each in one of so many places. */
const ASKS = 32;
const VERBS = 192;
const SAYINGS = 64;
const MANNERS = 8;
/** Beside the manners: habit, whether it is the best, how much less than that, whether it is the purpose. */
const HABITS = 4 + MANNERS;
/** Options beyond the most habitual so many are not weighed. */
export const MOST_OPTIONS = 40;
/** Habits that differ less are the same. */
const SAME = 0.01;
/** Habits are shown as quarters. */
const HABIT_SCALE = 4;

export const stateSizeOf = (eyes: Pick<Eyes, 'stateSize'>): number => ASKS + eyes.stateSize;
export const optionSizeOf = (eyes: Pick<Eyes, 'optionSize'>): number =>
  HABITS + VERBS + SAYINGS + eyes.optionSize;

/** Where the network finds what habit says: it begins as a copy of it. */
export const HABIT_AT = { worth: 0, best: 1, gap: 2, purpose: 3, manners: 4 } as const;

/**
 * The options that are worth weighing: habit has nothing grave against them. None where there is
 * nothing to weigh: a question for several, one that is routine, or one with a single sensible answer.
 */
export function weighed<V>(mind: Mind<V>, sight: Sight<V>): Weighed | null {
  const { min, max } = sight.choose;
  if (min !== 1 || max !== 1 || mind.routine?.has(sight.asks)) return null;
  const { options } = sight;
  if (options.length < 2) return null;
  const list: { option: Option; habit: number }[] = [];
  for (const option of options) {
    const habit = mind.habit(sight, option);
    if (habit > UNTHINKABLE) list.push({ option, habit });
  }
  if (list.length < 2) return null;
  if (list.length > MOST_OPTIONS) {
    list.sort((a, b) => b.habit - a.habit || a.option - b.option);
    list.length = MOST_OPTIONS;
  }
  return { options: list.map(({ option }) => option), habits: list.map(({ habit }) => habit) };
}

export interface Weighed {
  readonly options: readonly Option[];
  readonly habits: readonly number[];
}

/** Writes what the seat sees; the bytes are all 0 before. */
export function writeState<V>(eyes: Eyes<V>, sight: Sight<V>, bytes: Int8Array, at: number): void {
  const into = new Bytes(bytes, at);
  into.one(bucketOf(sight.asks, ASKS), ASKS);
  eyes.state(sight, into);
}

/** Writes what each option is about, one behind the other; the bytes are all 0 before. */
export function writeOptions<V>(
  mind: Mind<V>,
  eyes: Eyes<V>,
  sight: Sight<V>,
  { options, habits }: Weighed,
  bytes: Int8Array,
  at: number,
): void {
  const size = optionSizeOf(eyes);
  const best = Math.max(...habits);
  const manners = mind.manners ?? [];
  options.forEach((option, i) => {
    const into = new Bytes(bytes, at + i * size);
    const habit = habits[i]!;
    into.add(habit / HABIT_SCALE);
    into.flag(best - habit < SAME);
    into.add((best - habit) / HABIT_SCALE);
    into.flag(mind.isPurpose?.(sight, option));
    for (let manner = 0; manner < MANNERS; manner++)
      into.flag(manners[manner]?.isPurpose?.(sight, option));
    const code = codeOf(option);
    into.one(code, VERBS);
    into.one(sayingOf(sight.game, option, code), SAYINGS);
    eyes.option(sight, option, into);
  });
}

/** A verb with its first value; one without is told by the verb alone. */
const sayingOf = <V>(game: Game<V>, option: Option, code: number): number =>
  game.verbByCode[code]!.params.length === 0
    ? -1
    : (Math.imul(code, 31) + Math.imul(valueIn(game, option, 0), 17)) % SAYINGS;
