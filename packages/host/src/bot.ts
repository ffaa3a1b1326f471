/** The one place where bots are asked. */
import {
  adviseOn,
  botCalled,
  iterationsOf,
  nameAt,
  prepare,
  Sight,
  type Thinkers,
  wordsFor,
} from '@deadlight/bots/core';
import {
  type Answer,
  type Game,
  type Match,
  printOption,
  type Random,
  randomFrom,
  type Seat,
  type State,
  seedBytes,
  Table,
} from '@deadlight/engine';
import { WEAKEST } from './levels/levels.ts';
import type { Hint } from './messages.ts';

/** The threads of a mastermind, its stop signal, and its progress callback. */
export interface Study {
  readonly thinkers: () => Pick<Thinkers, 'think'>;
  readonly signal: AbortSignal;
  onProgress(done: number, of: number): void;
}

/** A bot's answer. Every decision has its own random generator, so that a restored game goes on the same way. */
export async function botAnswer(
  { table, setup, decisions }: Match,
  seat: Seat,
  level: string,
  { thinkers, signal, onProgress }: Study,
): Promise<Answer> {
  const sight = new Sight(table, seat);
  const random = randomFrom(`${seedBytes(setup.seed)}:players:${decisions.length}`);
  const iterations = iterationsOf(level);
  await prepare(level, table.game.id, sight);
  if (iterations === 0) {
    const name = nameAt(level, setup.seed, seat);
    return (botCalled(name) ?? botCalled(WEAKEST)!).answer(sight, random);
  }
  const { answer } = await thinkers().think(sight, random, {
    iterations,
    signal,
    onProgress: (done) => onProgress(done, iterations),
  });
  return answer;
}

/** A table that could be the real one, to be searched elsewhere. */
export interface Position {
  readonly state: State;
  readonly seat: Seat;
  /** Which bot answers; null asks for hints. */
  readonly level: string | null;
  readonly seed: string;
}

/** The answer of a bot, or hints, on a table that was handed over. */
export async function thinkOver(
  game: Game,
  { state, seat, level, seed }: Position,
): Promise<{ readonly answer: Answer | null; readonly hints: readonly Hint[] }> {
  const sight = new Sight(new Table(game, state), seat);
  const random = randomFrom(seed);
  if (level === null) return { answer: null, hints: hintsOf(sight, random) };
  await prepare(level, game.id, sight);
  const bot = botCalled(level) ?? botCalled(WEAKEST)!;
  return { answer: bot.answer(sight, random), hints: [] };
}

const hintsOf = (sight: Sight, random: Random): Hint[] =>
  adviseOn(sight, random).map((advice) => ({
    option: printOption(sight.game, advice.option),
    reasons: wordsFor(sight, advice),
  }));

/** The options a bot would choose in a seat's place, best first, and why. */
export function hintsFor(match: Match, seat: Seat): Hint[] {
  const { table, setup } = match;
  const random = randomFrom(`${seedBytes(setup.seed)}:hint:${match.numberFor(seat)}`);
  return hintsOf(new Sight(table, seat), random);
}
