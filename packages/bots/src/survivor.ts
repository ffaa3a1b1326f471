import type { Answer, Random } from '@deadlight/engine';
import type { Bot } from './bot.ts';
import { byHabit } from './drifter.ts';
import { LookAhead } from './look-ahead.ts';
import { type Mind, Sum } from './mind.ts';
import { mindOf } from './minds.ts';
import type { Sight } from './sight.ts';

/** So many imagined tables for each decision: enough to see past luck, few enough to be quick. */
const WORLDS = 4;
/** Between answers that come to the same, habit decides. */
const HABIT = 1e-6;

/** The answer that comes to most on imagined tables; several at once are chosen by habit. */
export function byJudgement<V>(mind: Mind<V>, sight: Sight<V>, random: Random): Answer {
  const { options, choose } = sight;
  if (choose.min !== 1 || choose.max !== 1) return byHabit(mind, sight, random);
  if (options.length === 1) return options[0]!;
  const ahead = new LookAhead(mind, sight, WORLDS, random);
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
