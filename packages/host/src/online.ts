/** What the page and a server say to each other, besides what any host says of a table. */
import type { OptionValue, Seat } from '@deadlight/engine';
import type { FromTable, Hint, Problem } from './messages.ts';

/** Both sides name it; a server that speaks another sends the page to load anew. */
export const ONLINE_VERSION = 1;

/** A table as it is to be opened. */
export interface OnlineWish {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Whether everybody finds it in the lobby, or only who has the link. */
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly hints: boolean;
  /** The level of the bots that take the seats which stay empty. */
  readonly bots: string;
}

export type Presence = 'here' | 'away' | 'gone';

export interface SeatInfo {
  readonly name: string;
  readonly kind: 'empty' | 'person' | 'bot';
  readonly ready: boolean;
  readonly presence: Presence;
  readonly mine: boolean;
}

/** A table as everybody at it may know it. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly state: 'open' | 'playing' | 'over';
  readonly seats: readonly SeatInfo[];
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly hints: boolean;
  readonly bots: string;
  readonly watching: number;
  /** Whether whoever is told this has opened it. */
  readonly owner: boolean;
  /** Binds the server to its part of the dice. */
  readonly commitment: string;
  /** What that was, when the game is over, and what the seats have added. */
  readonly revealed: {
    readonly secret: string;
    /** By seat; null where it added nothing. */
    readonly gave: readonly (string | null)[];
  } | null;
}

/** A line of the lobby. */
export interface Listed {
  readonly id: string;
  readonly game: string;
  readonly state: 'open' | 'playing';
  readonly seats: number;
  readonly taken: number;
  readonly names: readonly string[];
  readonly spectators: boolean;
}

export type ToServer =
  /** The lobby, please, until I enter a table. */
  | { readonly say: 'tables' }
  | { readonly say: 'create'; readonly wish: OnlineWish }
  /** `key` opens a seat that was taken on another device. */
  | { readonly say: 'enter'; readonly table: string; readonly key?: string }
  | { readonly say: 'sit'; readonly seat: Seat; readonly name: string; readonly luck: string }
  | { readonly say: 'stand'; readonly seat: Seat }
  | { readonly say: 'ready'; readonly ready: boolean }
  | { readonly say: 'remove'; readonly seat: Seat }
  | { readonly say: 'start' }
  /** Sent again with the same id it counts once, and gets the same answer. */
  | {
      readonly say: 'decide';
      readonly id: string;
      readonly seat: Seat;
      readonly says: string;
      readonly at: number;
    }
  | { readonly say: 'undo'; readonly id: string; readonly seat: Seat }
  | { readonly say: 'look'; readonly seat: Seat }
  | { readonly say: 'hint'; readonly seat: Seat }
  | { readonly say: 'resync' }
  /** Whether anybody looks at the page. */
  | { readonly say: 'seen'; readonly seen: boolean }
  | { readonly say: 'leave' };

/** What can go wrong online besides what can go wrong at home. */
export type OnlineProblem =
  | Problem
  /** A message that makes no sense; a page that sends one is not ours, or of another version. */
  | 'bad-message'
  | 'no-table'
  | 'not-yours'
  | 'seat-taken'
  | 'too-many'
  | 'too-fast'
  /** Nothing can be kept at the moment, so nothing is taken. */
  | 'unkept'
  /** The rules broke at this table; its log is safe. */
  | 'broken';

export type FromServer =
  | FromTable
  | { readonly say: 'hello'; readonly version: number; readonly levels: readonly string[] }
  | { readonly say: 'tables'; readonly tables: readonly Listed[] }
  | { readonly say: 'created'; readonly table: string }
  | { readonly say: 'table'; readonly table: TableInfo }
  /** The seat is yours; the key opens it on another device. */
  | { readonly say: 'seated'; readonly table: string; readonly seat: Seat; readonly key: string }
  /** A decision or an undo is taken, and durable. */
  | { readonly say: 'taken'; readonly id: string }
  | { readonly say: 'hint'; readonly hints: readonly Hint[] }
  /** The server is there; what it has said of the table so far. */
  | { readonly say: 'beat'; readonly seq: number }
  | {
      readonly say: 'failed';
      readonly problem: OnlineProblem;
      readonly detail: string;
      /** The decision or undo that was not taken. */
      readonly id?: string;
    };
