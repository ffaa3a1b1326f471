import { type Answer, below, type Option, type Random, shuffle } from '@deadlight/engine';
import type { Bot } from './bot.ts';

/**
 * Every option is equally likely. Where a question takes several, so is every allowed number of
 * them, and then every choice of that many.
 */
export function chooseAny(
  options: readonly Option[],
  { min, max }: { readonly min: number; readonly max: number },
  random: Random,
): Answer {
  if (min === 1 && max === 1) return options[below(random, options.length)]!;
  const most = Math.min(max, options.length);
  const wanted = min + below(random, most - min + 1);
  const mixed = options.slice();
  shuffle(random, mixed);
  return mixed.slice(0, wanted);
}

export const randomBot: Bot = {
  name: 'random',
  answer: (sight, random) => chooseAny(sight.options, sight.choose, random),
};
