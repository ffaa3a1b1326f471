import type { Answer, Random, Seat, Table } from '@deadlight/engine';
import type { Bot } from './bot.ts';
import { chooseAny } from './random-bot.ts';
import { Sight } from './sight.ts';

/** Lets bots play a game to the end, one for each seat; gives the number of decisions it took. */
export const playOut = <V>(
  table: Table<V>,
  bots: readonly Bot[],
  random: Random,
  before?: () => void,
): number =>
  play(table, (seat) => {
    before?.();
    return bots[seat]!.answer(new Sight(table, seat) as Sight, random);
  });

/** The same by pure chance, without a look at anything. */
export const playRandomly = <V>(table: Table<V>, random: Random): number =>
  play(table, (seat) => chooseAny(table.options(seat), table.choose(seat), random));

function play<V>(table: Table<V>, answer: (seat: Seat) => Answer): number {
  const { longest } = table.game;
  let decisions = 0;
  while (table.over === null) {
    if (decisions === longest) throw new TooLong(longest);
    const seat = table.pending[0]!;
    table.decide(seat, answer(seat));
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
