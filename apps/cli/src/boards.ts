import { clip, lookUp } from '@deadlight/engine';
import type { Board } from './board.ts';
import { lockdownBoard } from './lockdown/board.ts';
import { nemesisBoard } from './nemesis/board.ts';
import { panicBoard } from './panic/board.ts';
import { wrong } from './problem.ts';

const BOARDS: Readonly<Record<string, Board>> = {
  panic: panicBoard,
  nemesis: nemesisBoard,
  lockdown: lockdownBoard,
};

export function boardOf(game: string): Board {
  const board = lookUp(BOARDS, game);
  if (board === undefined) throw wrong(`${clip(game)} cannot be shown in a terminal yet`);
  return board;
}
