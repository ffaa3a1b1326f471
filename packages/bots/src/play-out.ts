import type { Random, Table } from '@deadlight/engine';
import type { Bot } from './bot.ts';

/** Lets a bot play every seat to the end; gives the number of decisions it took. */
export function playOut<V>(table: Table<V>, bot: Bot, random: Random): number {
  const { longest } = table.game;
  let decisions = 0;
  while (table.over === null) {
    if (decisions === longest) throw new TooLong(longest);
    const seat = table.pending[0]!;
    table.decide(seat, bot.answer(table.options(seat), table.choose(seat), random));
    decisions++;
  }
  return decisions;
}

/** A game that outlasts what its rules promise. */
export class TooLong extends Error {
  override readonly name = 'TooLong';

  constructor(longest: number) {
    super(`the game is not over after ${longest} decisions, the longest it may take`);
  }
}
