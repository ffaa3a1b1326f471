/** The one place where bots are asked. */
import { adviseOn, botCalled, iterationsOf, ponder, Sight, wordsFor } from '@deadlight/bots/core';
import { type Answer, type Match, printOption, randomFrom, type Seat } from '@deadlight/engine';
import { WEAKEST } from './levels.ts';
import type { Hint } from './messages.ts';

/** Is told how much a bot has searched, and says whether it is to stop. */
export type Watch = (done: number, of: number) => Promise<boolean>;

/** What a bot answers now. Every decision has its own generator, so that a restored game goes on the same way. */
export async function botAnswer(
  { table, setup, decisions }: Match,
  seat: Seat,
  level: string,
  watch: Watch,
): Promise<Answer> {
  const sight = new Sight(table, seat);
  const random = randomFrom(`${setup.seed}:players:${decisions.length}`);
  const iterations = iterationsOf(level);
  if (iterations === 0) return (botCalled(level) ?? botCalled(WEAKEST)!).answer(sight, random);
  const thought = ponder(sight, random, iterations);
  for (let stop = false; ; ) {
    const { done, value } = thought.next(stop);
    if (done === true) return value;
    stop = await watch(value, iterations);
  }
}

/** What a bot would do in a seat's place, best first, and why. */
export function hintsFor({ game, table, setup, decisions }: Match, seat: Seat): Hint[] {
  const sight = new Sight(table, seat);
  const random = randomFrom(`${setup.seed}:hint:${decisions.length}`);
  return adviseOn(sight, random).map((advice) => ({
    option: printOption(game, advice.option),
    reasons: wordsFor(sight, advice),
  }));
}
