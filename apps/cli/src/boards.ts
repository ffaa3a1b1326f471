import { lookUp } from '@deadlight/engine';
import type { Board } from './board.ts';
import { lockdownBoard } from './lockdown/board.ts';
import { nemesisBoard } from './nemesis/board.ts';
import { panicBoard } from './panic/board.ts';
import { plainBoard } from './plain/board.ts';

const BOARDS: Readonly<Record<string, Board>> = {
  panic: panicBoard,
  nemesis: nemesisBoard,
  lockdown: lockdownBoard,
};

export function boardOf(game: string): Board {
  return lookUp(BOARDS, game) ?? plainBoard(game);
}
