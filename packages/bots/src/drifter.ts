import { type Answer, next, type Option, type Random } from '@deadlight/engine';
import type { Bot } from './bot.ts';
import type { Mind } from './mind.ts';
import { mindOf } from './minds.ts';
import type { Sight } from './sight.ts';

const WORD = 4294967296;
/** Habit scores closer than this count as equal, and chance decides. */
const MOOD = 0.01;

/** The option with the highest habit score, or every option above 0 where several may be chosen. */
export function byHabit<V>(mind: Mind<V>, sight: Sight<V>, random: Random): Answer {
  const { options, choose } = sight;
  if (options.length === 1 && choose.min === 1) return choose.max === 1 ? options[0]! : options;
  const weigh = (option: Option): number =>
    mind.habit(sight, option) + (MOOD * next(random)) / WORD;
  if (choose.min === 1 && choose.max === 1) return heaviest(options, weigh);
  return options
    .map((option) => ({ option, weight: weigh(option) }))
    .sort((a, b) => b.weight - a.weight)
    .filter(({ weight }, i) => i < choose.min || (i < choose.max && weight > MOOD))
    .map(({ option }) => option);
}

/** Hot path: allocates nothing. */
function heaviest(options: readonly Option[], weigh: (option: Option) => number): Option {
  let best = options[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const weight = weigh(option);
    if (weight <= most) continue;
    most = weight;
    best = option;
  }
  return best;
}

/** Fast: follows sensible habits without a plan. */
export const drifter: Bot = {
  name: 'drifter',
  answer(sight, random) {
    const mind = mindOf(sight.game.id);
    return mind.tells?.(sight) ?? byHabit(mind, sight, random);
  },
};
