/** What the server keeps, whatever keeps it. Nothing is told to anybody before it is kept. */
import type { FairDice, OptionValue } from '@deadlight/engine';
import type { ClockWish } from '@deadlight/host';

/** A seat of a table: somebody's, a bot's, or empty. */
export interface SeatDoc {
  /** Hash of the secret of the person who sits there. */
  readonly guest: string | null;
  /** The same person on other devices. */
  readonly also: readonly string[];
  readonly name: string;
  readonly ready: boolean;
  /** Hash of the key that opens the seat on another device. */
  readonly key: string | null;
  /** Random bytes that the seat has added to the dice, in hex. */
  readonly luck: string | null;
  /** A bot plays for its person until they are back. */
  readonly standIn: boolean;
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
  readonly chat: boolean;
  /** Whether a bot's seat may be taken while the game runs. */
  readonly join: boolean;
  readonly clock: ClockWish | null;
  /** Who takes the seats that stay empty. */
  readonly bots: string;
  readonly state: 'open' | 'playing' | 'over';
  /** The people have agreed to end the game before its end. */
  readonly ended: boolean;
  /** Its rules do not come to an end: it is never played again. */
  readonly faulty: boolean;
  /** Where the same people play again. */
  readonly next: string | null;
  /** The dice of an earlier table, if the cards lie as they did there. */
  readonly deal: FairDice | null;
  readonly created: number;
  readonly changed: number;
  /** Secret until the game is over. */
  readonly secret: string;
}

/**
 * One line of a table's log: it is only ever added to. `at` is the time. What is left on a clock
 * stands in the log as it is afterwards, in milliseconds: nothing is worked out from times again.
 */
export type Entry =
  | {
      readonly do: 'decide';
      readonly seat: number;
      readonly says: string;
      readonly id?: string;
      /** A bot has answered in the place of a person. */
      readonly by?: 'bot';
      readonly at?: number;
      /** Only where the seat was asked alone. */
      readonly left?: number;
      /** Hash of the table after it, every now and then. */
      readonly mark?: string;
    }
  | {
      readonly do: 'undo';
      readonly seat: number;
      readonly id: string;
      readonly at?: number;
      readonly left?: number;
    }
  /** Back to so many decisions; the table has agreed to it. */
  | { readonly do: 'rewind'; readonly to: number; readonly at: number; readonly id?: string }
  /** The clocks stand like this. They go on unless they are paused, while somebody is there. */
  | {
      readonly do: 'clock';
      readonly left: readonly number[];
      /** Whose turn it was: what a turn adds is added already. */
      readonly turn: number | null;
      readonly paused: boolean;
      readonly at: number;
    };

/** What the operator asks of a server that runs. */
export interface Order {
  readonly do: 'close';
  readonly table: string;
  /** Its rules do not come to an end. */
  readonly faulty?: true;
}

export interface Store {
  /** Why the last thing could not be kept; null if it could. */
  readonly problem: string | null;
  /** Resolves when the table is durable as it is here. */
  save(table: TableDoc): Promise<void>;
  /** Resolves when the entry is durable. */
  append(table: string, place: number, entry: Entry): Promise<void>;
  remove(table: string): Promise<void>;
  tables(): Promise<TableDoc[]>;
  /** How many tables a guest has opened that are not over. */
  openedBy(guest: string): Promise<number>;
  log(table: string): Promise<Entry[]>;
  /** Whether another process has asked the rules of a table, and has had no answer so far. */
  isSuspect(table: string): Promise<boolean>;
  /** What the operator has asked for since; each is given out once. */
  orders(): Promise<readonly Order[]>;
  /** A copy of everything, as one file. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** The store does not take anything at the moment: the disk is full, or cannot be written. */
export class Unkept extends Error {
  override readonly name = 'Unkept';
}

/**
 * The shard is not ours any more, or nobody can tell what came of it: this process lets go of it, and whoever takes it
 * next finds out from the log.
 */
export class Fenced extends Unkept {
  constructor(why = 'another process has the shard') {
    super(why);
  }
}
