import { type Answer, next, type Option, type Random } from '@deadlight/engine';
import type { Bot } from './bot.ts';
import { byHabit } from './drifter.ts';
import { LookAhead } from './look-ahead.ts';
import { type Mind, Sum, UNTHINKABLE } from './mind.ts';
import { mindOf } from './minds.ts';
import type { Sight } from './sight.ts';

/** Tables on which every option is tried, and additional ones for the best options. */
const FIRST_WORLDS = 2;
const MORE_WORLDS = 10;
const FINALISTS = 5;

interface Tried {
  readonly option: Option;
  readonly worth: number;
}

/** Options worth considering: habit does not strongly reject them, and they do not lead astray. */
export function thinkable<V>(mind: Mind<V>, sight: Sight<V>, random: Random): readonly Option[] {
  const { options } = sight;
  const left = options.filter((option) => mind.habit(sight, option) > UNTHINKABLE);
  if (left.length === 0) return options;
  if (!mind.strays || left.length === 1) return left;
  const strays = mind.strays(sight.imagine(String(next(random))), sight.seat);
  const right = left.filter((option) => !strays(option) || mind.isPurpose?.(sight, option));
  return right.length > 0 ? right : left;
}

/** Whether the aim is kept, given its value and that of the best option. */
export const keepsTo = <V>(
  mind: Mind<V>,
  sight: Sight<V>,
  purpose: number,
  best: number,
): boolean => purpose >= (mind.firmness?.(sight) ?? 1) * best;

/** The aim, if it is kept regardless of all other options: no search is needed. */
const settledOn = <V>(mind: Mind<V>, sight: Sight<V>): Option | undefined =>
  mind.firmness?.(sight) === 0
    ? sight.options.find((option) => mind.isPurpose?.(sight, option))
    : undefined;

/** Options with their values on imagined tables, best first. */
function tried<V>(ahead: LookAhead<V>, options: readonly Tried[]): Tried[] {
  return options
    .map(({ option, worth }) => {
      const sum = new Sum();
      ahead.try(option, sum);
      return { option, worth: worth + sum.total };
    })
    .sort((a, b) => b.worth - a.worth);
}

/** The answer with the best value on imagined tables; routine questions and multiple selections are left to habit. */
export function byJudgement<V>(mind: Mind<V>, sight: Sight<V>, random: Random): Answer {
  const { choose } = sight;
  if (choose.min !== 1 || choose.max !== 1 || mind.routine?.has(sight.asks))
    return byHabit(mind, sight, random);
  const options = thinkable(mind, sight, random);
  if (options.length === 1) return options[0]!;
  const settled = settledOn(mind, sight);
  if (settled !== undefined) return settled;
  const fresh = options.map((option) => ({ option, worth: 0 }));
  const first = tried(new LookAhead(mind, sight, FIRST_WORLDS, random), fresh);
  const isPurpose = ({ option }: Tried): boolean => mind.isPurpose?.(sight, option) === true;
  const finalists = first.filter((one, i) => i < FINALISTS || isPurpose(one));
  const best = tried(new LookAhead(mind, sight, MORE_WORLDS, random), finalists);
  const purpose = best.find(isPurpose);
  const [top] = best as [Tried];
  return (purpose && keepsTo(mind, sight, purpose.worth, top.worth) ? purpose : top).option;
}

/** Has a plan, and evaluates the consequences of each answer. */
export const survivor: Bot = {
  name: 'survivor',
  answer(sight, random) {
    const mind = mindOf(sight.game.id);
    return mind.tells?.(sight) ?? byJudgement(mind, sight, random);
  },
};
