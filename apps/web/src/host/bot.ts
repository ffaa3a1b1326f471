/** The one place where bots are asked. */
import { adviseOn, botCalled, Sight, wordsFor } from '@deadlight/bots/core';
import { type Answer, type Match, printOption, randomFrom, type Seat } from '@deadlight/engine';
import { WEAKEST } from './levels.ts';
import type { Hint } from './messages.ts';

/** What a bot answers now. Every decision has its own generator, so that a restored game goes on the same way. */
export function botAnswer({ table, setup, decisions }: Match, seat: Seat, level: string): Answer {
  const bot = botCalled(level) ?? botCalled(WEAKEST)!;
  return bot.answer(
    new Sight(table, seat),
    randomFrom(`${setup.seed}:players:${decisions.length}`),
  );
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
