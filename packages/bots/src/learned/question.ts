/** A question as a network gets it: which options are weighed, and their encoding. */
import type { Option } from '@deadlight/engine';
import { type Mind, UNTHINKABLE } from '../mind.ts';
import type { Sight } from '../sight.ts';
import { Bytes, type FeatureEncoder } from './eyes.ts';
import { ASKS, HABITS, MANNERS, type Places, SAYINGS, VERBS } from './inputs.ts';

/** Only this many options, those with the best habit scores, are weighed. */
export const MAX_OPTIONS = 40;
/** Habit scores that differ less count as equal. */
const SAME = 0.01;
/** Habit scores are encoded in quarters. */
const HABIT_SCALE = 4;

type Encoder = Pick<FeatureEncoder, 'stateNames' | 'optionNames'>;
export const stateSizeOf = (eyes: Encoder): number => ASKS + eyes.stateNames.length;
export const optionSizeOf = (eyes: Encoder): number =>
  HABITS.length + MANNERS + VERBS + SAYINGS + eyes.optionNames.length;

/** The input that holds the habit score: an untrained network starts as a copy of habit. */
export const HABIT_AT = { worth: 0, best: 1, gap: 2, purpose: 3, manners: 4 } as const;

/**
 * The options worth weighing: those without a strong habit against them. Empty where there is nothing
 * to weigh: a question that takes several options, a routine or settled one, or one with a single sensible answer.
 */
export function weighed<V>(mind: Mind<V>, sight: Sight<V>): Weighed | null {
  const { min, max } = sight.choose;
  if (min !== 1 || max !== 1 || mind.routine?.has(sight.asks)) return null;
  const { options } = sight;
  if (options.length < 2 || mind.eyes?.isSettled?.(sight)) return null;
  const list: { option: Option; habit: number }[] = [];
  for (const option of options) {
    const habit = mind.habit(sight, option);
    if (habit > UNTHINKABLE) list.push({ option, habit });
  }
  if (list.length < 2) return null;
  if (list.length > MAX_OPTIONS) {
    list.sort((a, b) => b.habit - a.habit || a.option - b.option);
    list.length = MAX_OPTIONS;
  }
  return { options: list.map(({ option }) => option), habits: list.map(({ habit }) => habit) };
}

export interface Weighed {
  readonly options: readonly Option[];
  readonly habits: readonly number[];
}

/** Writes what the seat sees into a zeroed buffer. */
export function writeState<V>(
  eyes: FeatureEncoder<V>,
  places: Places,
  sight: Sight<V>,
  bytes: Int8Array,
  at: number,
): void {
  const into = new Bytes(bytes, at);
  into.one(places.asks(sight.asks), ASKS);
  eyes.state(sight, into);
}

/** Writes the options one after another into a zeroed buffer. */
export function writeOptions<V>(
  mind: Mind<V>,
  eyes: FeatureEncoder<V>,
  places: Places,
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
    into.one(places.verb(option), VERBS);
    into.one(places.saying(sight.game, option), SAYINGS);
    eyes.option(sight, option, into);
  });
}
