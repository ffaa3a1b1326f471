/** What the server keeps, whatever keeps it. Nothing is told to anybody before it is kept. */
import type { OptionValue } from '@deadlight/engine';

/** A seat of a table: somebody's, a bot's, or empty. */
export interface SeatDoc {
  /** Hash of the secret of whoever sits there. */
  readonly guest: string | null;
  readonly name: string;
  readonly ready: boolean;
  /** Hash of the key that opens the seat on another device. */
  readonly key: string | null;
  /** Random bytes that the seat has added to the dice, in hex. */
  readonly luck: string | null;
}

/** All that is known of a table besides its decisions. */
export interface TableDoc {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly SeatDoc[];
  /** The guest who opened it. */
  readonly owner: string;
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly hints: boolean;
  /** Who takes the seats that stay empty. */
  readonly bots: string;
  readonly state: 'open' | 'playing' | 'over';
  readonly created: number;
  readonly changed: number;
  /** Secret until the game is over. */
  readonly secret: string;
}

/** One line of a table's log: it is only ever added to. */
export type Entry =
  | { readonly do: 'decide'; readonly seat: number; readonly says: string; readonly id?: string }
  | { readonly do: 'undo'; readonly seat: number; readonly id: string };

export interface Store {
  /** Resolves when the table is durable as it is here. */
  save(table: TableDoc): Promise<void>;
  /** Resolves when the entry is durable. */
  append(table: string, place: number, entry: Entry): Promise<void>;
  remove(table: string): Promise<void>;
  tables(): Promise<TableDoc[]>;
  log(table: string): Promise<Entry[]>;
  /** A copy of everything, as one file. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** The store does not take anything at the moment: the disk is full, or cannot be written. */
export class Unkept extends Error {
  override readonly name = 'Unkept';
}
