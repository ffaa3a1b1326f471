/** What a game of this family says for itself; the shared rules ask here. */
import type { Game, Procedure, Seat } from '@deadlight/engine';
import type { Board } from './board.ts';
import type { Deck } from './content/items.ts';
import type { Effect } from './effect.ts';
import type { EffectRule } from './effects/rule.ts';
import type { SurvivalTable, Vars } from './vars.ts';

/** A Room as its tile says it. */
export interface RoomSheet {
  readonly id: string;
  /** `1` and `2`: shuffled tiles; `special`: printed on the board. */
  readonly tile: '1' | '2' | 'special';
  /** The deck that is searched here; white: the searcher's choice. */
  readonly colour: Deck | 'white' | 'none';
  readonly computer: boolean;
  /** Takes no Malfunction marker (NEM-MARK-13). */
  readonly sturdy?: true;
  /** Whoever enters gets Slime. */
  readonly slimes?: true;
  /** The Room Action: one of these effects. */
  readonly does: readonly Effect[];
}

/** An Event card: who moves, through which Corridor, and what becomes of the card. */
export interface EventSheet {
  readonly id: string;
  readonly moves: readonly string[];
  readonly corridor: number;
  readonly after: 'discard' | 'reshuffle' | 'remove';
}

export interface Book {
  readonly rooms: readonly RoomSheet[];
  /** What each kind of effect does, by its name. */
  readonly effects: Readonly<Record<string, EffectRule>>;
  /** Fire and Malfunction markers, Doors and Eggs there are (NEM-SETUP-04). */
  readonly supply: {
    readonly fire: number;
    readonly malfunction: number;
    readonly doors: number;
    readonly eggs: number;
  };
  board(vars: Vars): Board;
  /** The Event card of a kind. */
  event(kind: number): EventSheet;
  /** The Exploration token of a kind. */
  exploration(kind: number): { readonly effect: string; readonly items: number };
  /** The Room of a tile, by its place in `rooms`. */
  roomOfTile(kind: number): number;
  /** Whether a slot has not been explored yet. */
  isUnexplored(table: SurvivalTable, slot: number): boolean;
  /** The Exploration token of an unexplored slot. */
  tokenAt(table: SurvivalTable, slot: number): number;
  /** A slot has been explored, and so many Items are there. */
  explored(table: SurvivalTable, slot: number, items: number): void;
  /** Whether an Objective of a kind is a Personal one. */
  isPersonal(kind: number): boolean;
  /** A figure stands on the board for the first time. */
  readonly firstEncounter: Procedure<Vars, object>;
  /** Whether a Character is in a place that is no Room, such as a Pod. */
  isOut(table: SurvivalTable, seat: Seat): boolean;
  /** The slot of the Room such a Character belongs to. */
  roomOf(table: SurvivalTable, seat: Seat): number;
  /** Puts such a Character back into the Room it belongs to; gives the slot. */
  bringBack(table: SurvivalTable, seat: Seat): number;
  /** An Intruder has come into a Room. */
  intruderCame(table: SurvivalTable, slot: number): void;
  /** A Character has died; corpse and belongings lie where they lie. */
  died(table: SurvivalTable, seat: Seat, cause: string): void;
  /** Ends the game if nobody is left to play it. */
  checkLast(table: SurvivalTable): void;
  /** The ninth Fire or Malfunction marker would be needed (NEM-MARK-09, NEM-MARK-15). */
  shipLost(table: SurvivalTable, cause: 'fire' | 'malfunction'): void;
  /** Something lies in a Room that did not lie there before. */
  objectLaid(table: SurvivalTable, object: number, slot: number): void;
}

export interface SurvivalGame extends Game<Vars> {
  readonly book: Book;
}

export const bookOf = (table: SurvivalTable): Book => (table.game as SurvivalGame).book;
export const boardOf = (table: SurvivalTable): Board => bookOf(table).board(table.vars);
