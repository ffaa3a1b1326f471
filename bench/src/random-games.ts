/** Random games of ours, counted in decisions. */
import { playOut, randomBot } from '@deadlight/bots';
import { checkSetup, randomFrom, type Setup, Table } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';

export const panic = GAMES['panic']!.game;

export const setupOf = (seats: number, index: number): Setup =>
  checkSetup(panic, { seats, seed: `bench:${index}` });

export const playersOf = (index: number): ReturnType<typeof randomFrom> =>
  randomFrom(`bench:${index}:players`);

/** Sets up a game and plays it to the end; gives the number of decisions. */
export const playPanic = (seats: number, index: number): number =>
  playOut(Table.start(panic, setupOf(seats, index)), randomBot, playersOf(index));

/** Tables in the middle of their games. */
export function tablesMidGame(seats: number, count: number): Table[] {
  return Array.from({ length: count }, (_, index) => {
    const half = Math.floor(playPanic(seats, index) / 2);
    const table: Table = Table.start(panic, setupOf(seats, index));
    const random = playersOf(index);
    for (let i = 0; i < half; i++) {
      const seat = table.pending[0]!;
      table.decide(seat, randomBot.answer(table.options(seat), table.choose(seat), random));
    }
    return table;
  });
}
