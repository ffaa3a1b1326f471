import { type Answer, asSeat, type Random, type Seat, type Table, viewOf } from '@deadlight/engine';
import type { Player } from './player.ts';
import { chooseAny } from './random-bot.ts';
import { Sight } from './sight.ts';

/** Plays a game to the end, one player per seat; returns the number of decisions. */
export async function playOut<V>(
  table: Table<V>,
  players: readonly Player[],
  random: Random,
  before?: () => void,
): Promise<number> {
  let decisions = 0;
  try {
    for (; table.over === null; decisions++) {
      before?.();
      const seat = seatOf(table, decisions);
      const answer = players[seat]!.answer(new Sight(table, seat) as Sight, random);
      // Awaiting a value that is already there would cost more than many bots' answers.
      table.decide(seat, isAnswer(answer) ? answer : await answer);
    }
  } catch (error) {
    for (const player of players) player.leave?.();
    throw error;
  }
  players.forEach((player, index) => {
    player.leave?.(viewOf(table, asSeat(index)));
  });
  return decisions;
}

const isAnswer = (answer: Answer | Promise<Answer>): answer is Answer =>
  typeof answer === 'number' || Array.isArray(answer);

/** The same with uniformly random decisions, without any views. */
export function playRandomly<V>(table: Table<V>, random: Random): number {
  let decisions = 0;
  for (; table.over === null; decisions++) {
    const seat = seatOf(table, decisions);
    table.decide(seat, chooseAny(table.options(seat), table.choose(seat), random));
  }
  return decisions;
}

/** The seat that answers next, after a number of decisions. */
function seatOf<V>(table: Table<V>, decisions: number): Seat {
  if (decisions === table.game.longest) throw new TooLong(decisions);
  return table.pending[0]!;
}

/** A game that exceeds the length its rules guarantee. */
export class TooLong extends Error {
  override readonly name = 'TooLong';

  constructor(longest: number) {
    super(`the game is not over after ${longest} decisions, the longest it may take`);
  }
}
