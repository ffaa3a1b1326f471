import type { Answer, Random } from '@deadlight/engine';
import type { Bot } from './bot.ts';
import { byHabit } from './drifter.ts';
import { LookAhead } from './look-ahead.ts';
import { type Mind, Sum } from './mind.ts';
import { mindOf } from './minds.ts';
import type { Sight } from './sight.ts';

/** So many tries for each decision: the fewer the options, the more imagined tables for each of them. */
const TRIES = 100;
const FEWEST_WORLDS = 4;
const MOST_WORLDS = 24;
/** Between answers that come to the same, habit decides. */
const HABIT = 1e-6;

/** The answer that comes to most on imagined tables; several at once are chosen by habit. */
export function byJudgement<V>(mind: Mind<V>, sight: Sight<V>, random: Random): Answer {
  const { options, choose } = sight;
  if (choose.min !== 1 || choose.max !== 1) return byHabit(mind, sight, random);
  if (options.length === 1) return options[0]!;
  const worlds = Math.round(TRIES / options.length);
  const ahead = new LookAhead(
    mind,
    sight,
    Math.min(MOST_WORLDS, Math.max(FEWEST_WORLDS, worlds)),
    random,
  );
  let best = options[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const sum = new Sum();
    ahead.try(option, sum);
    const worth = sum.total + HABIT * mind.habit(sight, option);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}

/** Knows what it wants, and looks at what each answer comes to. */
export const survivor: Bot = {
  name: 'survivor',
  answer: (sight, random) => byJudgement(mindOf(sight.game.id), sight, random),
};
