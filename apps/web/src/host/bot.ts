/** The one place where bots are asked. */
import { BOTS } from '@deadlight/bots';
import { type Answer, type Match, randomFrom, type Seat } from '@deadlight/engine';

/** What a bot answers now. Every decision has its own generator, so that a restored game goes on the same way. */
export function botAnswer({ table, setup, decisions }: Match, seat: Seat, level: string): Answer {
  const bot = BOTS[level] ?? BOTS['random']!;
  const random = randomFrom(`${setup.seed}:players:${decisions.length}`);
  return bot.answer(table.options(seat), table.choose(seat), random);
}
