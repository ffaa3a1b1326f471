/** The one place where bots are asked. */
import {
  adviseOn,
  botCalled,
  iterationsOf,
  Sight,
  type Thinkers,
  wordsFor,
} from '@deadlight/bots/core';
import { type Answer, type Match, printOption, randomFrom, type Seat } from '@deadlight/engine';
import { WEAKEST } from './levels.ts';
import type { Hint } from './messages.ts';

/** Who thinks for a mastermind, when it is told to stop, and what it is told of its progress. */
export interface Study {
  readonly thinkers: () => Pick<Thinkers, 'think'>;
  readonly signal: AbortSignal;
  onProgress(done: number, of: number): void;
}

/** What a bot answers now. Every decision has its own generator, so that a restored game goes on the same way. */
export async function botAnswer(
  { table, setup, decisions }: Match,
  seat: Seat,
  level: string,
  { thinkers, signal, onProgress }: Study,
): Promise<Answer> {
  const sight = new Sight(table, seat);
  const random = randomFrom(`${setup.seed}:players:${decisions.length}`);
  const iterations = iterationsOf(level);
  if (iterations === 0) return (botCalled(level) ?? botCalled(WEAKEST)!).answer(sight, random);
  const { answer } = await thinkers().think(sight, random, {
    iterations,
    signal,
    onProgress: (done) => onProgress(done, iterations),
  });
  return answer;
}

/** What a bot would do in a seat's place, best first, and why. */
export function hintsFor(match: Match, seat: Seat): Hint[] {
  const { game, table, setup } = match;
  const sight = new Sight(table, seat);
  const random = randomFrom(`${setup.seed}:hint:${match.numberFor(seat)}`);
  return adviseOn(sight, random).map((advice) => ({
    option: printOption(game, advice.option),
    reasons: wordsFor(sight, advice),
  }));
}
