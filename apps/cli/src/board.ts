import type { Seat, View } from '@deadlight/engine';
import type { Voice } from '@deadlight/games';
import { nemesisBoard } from './nemesis/board.ts';
import { panicBoard } from './panic/board.ts';
import { wrong } from './problem.ts';
import type { Tally } from './simulate/tally.ts';

/** A kind of room as a person reads it. */
export interface RoomSheet {
  readonly type: string;
  readonly names: readonly string[];
  readonly text: string;
}

/** The values of an option by their names, as they go into its label. */
export type Values = Readonly<Record<string, string>>;

/** How a game looks in a terminal. All of it is drawn from what one seat may see. */
export interface Board {
  /** What a seat is called at a moment that has these variables: the name of a text, `@seat.red`. */
  seatRef(vars: unknown, seat: Seat): string;
  /** Round, whose turn it is, what is left. */
  status(view: View, voice: Voice): string;
  map(view: View, voice: Voice, width: number): string[];
  /** What everyone shows of himself. */
  crew(view: View, voice: Voice, width: number): string[];
  /** What only the seat itself knows. */
  own(view: View, voice: Voice, width: number): string[];
  /** The sheets of all cards that the seat has. */
  hand(view: View): string[];
  /** What the values of an option mean to the seat: `14` may be `14 Canteen`. */
  values(view: View, voice: Voice, word: string, values: Values): Values;
  /** The name of the text that says how the game ended. */
  endingText(how: string): string;
  /** Who was what, when the game is over. */
  reveal(view: View, voice: Voice): string[];
  /** What a card says that has no sheet of its own. */
  cardText(id: string, voice: Voice): string | null;
  /** The heading of a set of cards in a list of all, if there is one. */
  setTitle(set: string, voice: Voice): string | null;
  rooms(voice: Voice): RoomSheet[];
  /** What many games come to. */
  readonly tally: Tally;
}

const BOARDS: Readonly<Record<string, Board>> = { panic: panicBoard, nemesis: nemesisBoard };

export function boardOf(game: string): Board {
  const board = BOARDS[game];
  if (board === undefined) throw wrong(`${game} cannot be shown in a terminal yet`);
  return board;
}
