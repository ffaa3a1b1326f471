import type { Ending, View } from '@deadlight/engine';
import type { Voice } from '@deadlight/games';
import { panicBoard } from './panic/board.ts';
import { wrong } from './problem.ts';

/** A kind of room as a person reads it. */
export interface RoomSheet {
  readonly type: string;
  readonly names: readonly string[];
  readonly text: string;
}

/** How a game looks in a terminal. All of it is drawn from what one seat may see. */
export interface Board {
  /** Round, whose turn it is, what is left. */
  status(view: View, voice: Voice): string;
  map(view: View, voice: Voice, width: number): string[];
  /** What everyone shows of himself. */
  crew(view: View, voice: Voice): string[];
  /** What only the seat itself knows. */
  own(view: View, voice: Voice): string[];
  /** The kinds of card in the seat's hand. */
  hand(view: View): string[];
  /** Who was what, when the game is over. */
  reveal(view: View, voice: Voice): string[];
  /** What a card says that has no sheet of its own. */
  cardText(id: string, voice: Voice): string | null;
  rooms(voice: Voice): RoomSheet[];
  /** The sides of the game, and which of them an ending favours. */
  readonly sides: readonly string[];
  sideOf(ending: Ending): string;
}

const BOARDS: Readonly<Record<string, Board>> = { panic: panicBoard };

export function boardOf(game: string): Board {
  const board = BOARDS[game];
  if (board === undefined) throw wrong(`${game} cannot be shown in a terminal yet`);
  return board;
}
