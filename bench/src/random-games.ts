/** Random games on our engine, counted in decisions. */
import { chooseAny, playRandomly } from '@deadlight/bots';
import { checkSetup, type Game, randomFrom, type Setup, Table } from '@deadlight/engine';

/** The most expensive table of a game. */
const OPTIONS: Readonly<Record<string, Setup['options']>> = {
  lockdown: { board: 'alternative' },
};

export const setupOf = (game: Game, seats: number, index: number): Setup =>
  checkSetup(game, { seats, seed: `bench:${index}`, options: OPTIONS[game.id] ?? {} });

export const playersOf = (index: number): ReturnType<typeof randomFrom> =>
  randomFrom(`bench:${index}:players`);

/** Plays a game from the setup to the end; returns the number of decisions. */
export const playRandom = (game: Game, seats: number, index: number): number =>
  playRandomly(Table.start(game, setupOf(game, seats, index)), playersOf(index));

/** Tables in the middle of their games. */
export function tablesMidGame(game: Game, seats: number, count: number): Table[] {
  return Array.from({ length: count }, (_, index) => {
    const half = Math.floor(playRandom(game, seats, index) / 2);
    const table: Table = Table.start(game, setupOf(game, seats, index));
    const random = playersOf(index);
    for (let i = 0; i < half; i++) {
      const seat = table.pending[0]!;
      table.decide(seat, chooseAny(table.options(seat), table.choose(seat), random));
    }
    return table;
  });
}
