/** What a game says for itself when its tables are laid out and read. */
import type { Kind, KindSpec, Seat } from '@deadlight/engine';
import type { Board } from '../board.ts';
import type { RoomSheet } from '../room-sheet.ts';
import type { SurvivalTable, Vars } from '../vars.ts';

export interface Scene {
  readonly kinds: readonly KindSpec[];
  readonly rooms: readonly RoomSheet[];
  readonly firstRoom: Kind;
  /** The networks of a board, by name, in their order. */
  readonly networks: (vars: Vars) => readonly string[];
  board(vars: Vars): Board;
  /** A Character comes into play. */
  comeIn(table: SurvivalTable, seat: Seat, character: number): void;
  /** Puts a Character where only this game has a place; false if there is none of that name. */
  putAside(table: SurvivalTable, seat: Seat, where: string): boolean;
  /** What that place is called, for a Character that is in no Room. */
  aside(vars: Vars, seat: Seat): string;
}
