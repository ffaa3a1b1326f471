import { randomFrom } from '@deadlight/engine';
import { expect, it } from 'vitest';
import { ticTacToeOfPeer } from './tic-tac-toe.ts';

it('is a whole game: random play wins as often as it must', () => {
  const random = randomFrom('tic-tac-toe');
  const play = ticTacToeOfPeer()!;
  const games = Array.from({ length: 1500 }, () => play(random));
  const share = (winner: string | null): number =>
    games.filter((game) => game.winner === winner).length / games.length;
  // Known shares of random tic-tac-toe: 58.5 %, 28.8 % and 12.7 %.
  expect(share('0')).toBeCloseTo(0.585, 1);
  expect(share('1')).toBeCloseTo(0.288, 1);
  expect(share(null)).toBeCloseTo(0.127, 1);
  for (const { moves } of games) {
    expect(moves).toBeGreaterThanOrEqual(5);
    expect(moves).toBeLessThanOrEqual(9);
  }
});
