/** What the server stores, whatever the backend. Nothing is sent to anybody before it is durable. */
import type { FairDice, OptionValue } from '@deadlight/engine';
import type {
  Calendar,
  Choice,
  ClockSettings,
  Late,
  Proposal,
  Seat,
  SeatRequest,
  StandingAnswer,
  WhatIf,
} from '@deadlight/host';
import type { Span } from '../table/calendar.ts';

/** The question that a table votes on, and how each person has voted. */
export interface VoteDoc {
  readonly number: number;
  readonly about: Proposal | Late | SeatRequest;
  readonly by: Seat | null;
  /** Who asks for a seat. */
  readonly guest: string | null;
  /** What its proposer called it, if anything. */
  readonly key: string | null;
  readonly began: number;
  readonly until: number;
  readonly said: readonly (readonly [Seat, Choice])[];
}

/** A seat of a table: somebody's, a bot's, or empty. */
export interface SeatDoc {
  /** Hash of the secret of the person who sits there. */
  readonly guest: string | null;
  /** The same person on other devices. */
  readonly also: readonly string[];
  readonly name: string;
  readonly ready: boolean;
  /** Hash of the code that opens the seat for its person, whatever device they have; it was shown to them. */
  readonly code: string | null;
  /** Hash of the key that opens the seat once, on another device. */
  readonly key: string | null;
  /** The hash of what it will add to the dice; null if it takes no part in them. */
  readonly promise: string | null;
  /** Random bytes that the seat has added to the dice, in hex; known from the start of the game. */
  readonly luck: string | null;
  /** A bot plays for its person until they are back. */
  readonly standIn: boolean;
  /** Everybody who has looked at the running game from here, on whatever device: they never get another seat of it. */
  readonly seen: readonly string[];
  /** What the person was called who left the seat while the game ran. */
  readonly left: string | null;
  /** Hash of the key with which a program sits down here; null where the seat is not for a program. */
  readonly program: string | null;
  /** When they play, where it counts; null if their time always runs. */
  readonly calendar: Calendar | null;
  /** What it answers without being asked; its person alone knows of it. */
  readonly standing: readonly StandingAnswer[];
}

/** All that is known of a table besides its decisions. */
export interface TableDoc {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly SeatDoc[];
  /** The host: at first the guest who opened it. */
  readonly owner: string;
  /** People who are banned: hashes of guests, and of the addresses that they came from. */
  readonly banned: readonly string[];
  readonly listed: boolean;
  /** Whether friends of the host find it. */
  readonly friends: boolean;
  readonly spectators: boolean;
  readonly hints: boolean;
  readonly chat: boolean;
  /** Whether a bot's seat may be asked for while the game runs. */
  readonly join: boolean;
  /** Whether the host may give seats to programs. */
  readonly programs: boolean;
  readonly clock: ClockSettings | null;
  /** Who takes the seats that stay empty. */
  readonly bots: string;
  readonly state: 'open' | 'playing' | 'over';
  /** The people have agreed to end the game before its end. */
  readonly ended: boolean;
  /** Its rules do not come to an end: it is not played again, unless the operator reopens it. */
  readonly faulty: boolean;
  /** Somebody has read the record of a faulty table: its dice are known, so it stays closed. */
  readonly wasRead: boolean;
  /** What the people are asked at the moment. */
  readonly vote: VoteDoc | null;
  /** Where the same people play again. */
  readonly next: string | null;
  /** By seat, what was promised when the first of them told it; null before that, and in games from before there were promises. */
  readonly promised: readonly (string | null)[] | null;
  /** The dice of an earlier table, if the cards lie as they did there. */
  readonly deal: FairDice | null;
  /** The decisions of an earlier table that its log begins with, if it goes on from the middle of that game. */
  readonly whatIf: WhatIf | null;
  readonly created: number;
  readonly changed: number;
  /** Secret until the game is over. */
  readonly secret: string;
}

/**
 * What a table waits for after an entry. It is for the server alone: who of several has still to answer is secret. With
 * the last entry of its log, a table that is in nobody's memory says whose turn it is.
 */
export interface Waits {
  /** The seats that are asked, and those among them that have not answered yet. */
  readonly asked: readonly Seat[];
  readonly open: readonly Seat[];
  readonly since: number;
  /** Milliseconds on the clock of those who are asked; without one, time does not pass for them. */
  readonly left?: number;
  /** The same for each of `asked`, where the clock runs whether or not anybody is there; missing while it stands. */
  readonly each?: readonly number[];
}

/**
 * One line of a table's log: it is only ever added to. `at` is the time. What is left on a clock
 * stands in the log as it is afterwards, in milliseconds: nothing is worked out from times again.
 */
export type Entry = Step & { readonly waits?: Waits };

export type Step =
  | {
      readonly do: 'decide';
      readonly seat: Seat;
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
      readonly seat: Seat;
      readonly id: string;
      readonly at?: number;
      readonly left?: number;
    }
  /** Back to a number of decisions, as the table has agreed. */
  | { readonly do: 'rewind'; readonly to: number; readonly at: number; readonly id?: string }
  /** The clocks stand like this. They go on unless they are paused, while somebody is there. */
  | {
      readonly do: 'clock';
      readonly left: readonly number[];
      /** Whose turn it was: what a turn adds is added already. */
      readonly turn: Seat | null;
      readonly paused: boolean;
      readonly at: number;
      /** By seat, what is left of a question to several, at a table over days. */
      readonly together?: readonly number[];
    };

/** What a table is to be woken for, though nobody comes. */
type Purpose =
  /** Time is up for those who are asked, a vote ends, or bots have to go on. */
  | { readonly do: 'look' }
  /** Its game is over: its log becomes one record. */
  | { readonly do: 'put-away' }
  /** Somebody is to be told something. */
  | { readonly do: 'tell'; readonly notice: Notice };

/** What somebody is told where they are not at the table: never what they could not tell a stranger. */
export interface Notice {
  readonly about: 'turn' | 'reminder';
  readonly seat: Seat;
  /** The same once more, by the second way of those who have one. */
  readonly again?: true;
  /** Since when it has waited, and when time is up, as dates. */
  readonly since: number;
  readonly until: number | null;
}

/** Something to be done about a table, at a time. */
export interface Task {
  /** The same for the same thing, whoever makes it: what has been sent once is known by it. */
  readonly id: string;
  readonly at: number;
  readonly why: Purpose;
}

/** A task as the store has it. */
export interface DueTask extends Task {
  readonly table: string;
}

/** All that is to be done later about a topic: it takes the place of what was to be done before. */
export interface Plan {
  readonly topic: 'turn' | 'notice' | 'vote' | 'log';
  readonly tasks: readonly Task[];
}

/** Orders of an operator to a running server. */
export type Order =
  | {
      readonly do: 'close';
      readonly table: string;
      /** Its rules do not come to an end. */
      readonly faulty?: true;
    }
  /** A table that was closed for its rules is played on. */
  | { readonly do: 'reopen'; readonly table: string };

/** Which tables of a guest: the newest first, a page at a time. */
export interface TablesPage {
  /** Finished ones, or the others. */
  readonly over: boolean;
  /** The last table of the page before; none for the first page. */
  readonly after: Pick<TableDoc, 'created' | 'id'> | null;
  readonly most: number;
}

/** A table as it stands in the store. */
export interface KeptTable {
  readonly doc: TableDoc;
  /** The last line of its log, unless that is put away; null if it has none. */
  readonly last: Entry | null;
}

/** How many tables there are of a kind. */
export interface Tally extends Pick<TableDoc, 'game' | 'rules' | 'state'> {
  readonly tables: number;
}

/** Tables that have not changed since then may be removed: by state, and open ones where nobody sits. */
export interface Cutoffs {
  readonly unused: number;
  readonly unfinished: number;
  readonly finished: number;
}

export interface Store {
  /** Why the last write failed; null if it did not. */
  readonly problem: string | null;
  /** Resolves when the table is durable in this state, and with it what is to be done later. */
  save(table: TableDoc, plans?: readonly Plan[]): Promise<void>;
  /** Resolves when the entry is durable, and with it what is to be done later. */
  append(table: string, place: number, entry: Entry, plans?: readonly Plan[]): Promise<void>;
  remove(table: string): Promise<void>;
  /** What is to be done later, whatever else happens. */
  plan(about: string, plan: Plan): Promise<void>;
  /** What is to be done by now, the most urgent first. */
  dueTasks(now: number, most: number): Promise<readonly DueTask[]>;
  /** A task is done; or it is to be done again at another time. */
  endTask(task: DueTask, again?: number): Promise<void>;
  /** Null if there is no such table. */
  table(id: string): Promise<KeptTable | null>;
  /** The public tables that are not over, the newest first. */
  listed(most: number): Promise<TableDoc[]>;
  tally(): Promise<readonly Tally[]>;
  /** The names of tables that have not changed for too long, as far as their documents tell. */
  abandoned(before: Cutoffs, most: number): Promise<readonly string[]>;
  /** How many unfinished tables a guest has opened. */
  openedBy(guest: string): Promise<number>;
  log(table: string): Promise<Entry[]>;
  /** The log of a finished game becomes one compressed record: all of it, or nothing. It is read like any other. */
  putAway(table: string): Promise<void>;
  /** When no server was there that held these tables, in order. */
  outages(): Promise<readonly Span[]>;
  /** Whether another process has asked the rules of a table and has had no answer yet. */
  isSuspect(table: string): Promise<boolean>;
  /** New operator orders; each is returned once. */
  orders(): Promise<readonly Order[]>;
  /** A copy of everything, as one file. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** The store is unavailable: the disk is full, or cannot be written. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/**
 * The shard is no longer ours, or the outcome of a write is unknown: this process drops the shard, and the next owner
 * finds out from the log.
 */
export class LeaseLost extends StoreUnavailable {
  constructor(why = 'another process has the shard') {
    super(why);
  }
}
