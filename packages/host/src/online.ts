/** What the page and a server say to each other, besides what any host says of a table. */
import type { Line, OptionValue, Seat } from '@deadlight/engine';
import type { FromTable, Hint, Moment, Problem } from './messages.ts';

/** Both sides name it; a server that speaks another sends the page to load anew. */
export const ONLINE_VERSION = 2;

/** Each seat has so many seconds, and so many more whenever its turn comes again. */
export interface ClockWish {
  readonly bank: number;
  readonly more: number;
}

/** A table as it is to be opened. */
export interface OnlineWish {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Whether everybody finds it in the lobby, or only who has the link. */
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly hints: boolean;
  readonly chat: boolean;
  /** Whether somebody may sit down in a bot's seat while the game runs. */
  readonly join: boolean;
  readonly clock: ClockWish | null;
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
  /** A bot plays for this person until they are back. */
  readonly standIn: boolean;
}

/** What people at a table may propose. Nothing of it happens unless they agree. */
export type Proposal =
  /** Back to where the game stood after so many questions; without `to`, before one's own last decision. */
  | { readonly do: 'rewind'; readonly to?: number }
  | { readonly do: 'end' }
  /** The clocks stand still, and bots wait. */
  | { readonly do: 'pause' }
  | { readonly do: 'go-on' }
  /** A bot plays for somebody who is gone, until they are back. */
  | { readonly do: 'bot'; readonly seat: Seat };

/** Somebody has run out of time; nobody says who, where several are asked at once. */
export interface Late {
  readonly do: 'late';
  readonly seat: Seat | null;
}

export type Choice = 'yes' | 'no' | 'wait' | 'skip' | 'bot';

/** What the table is asked. */
export interface VoteInfo {
  readonly number: number;
  readonly about: Proposal | Late;
  /** Who proposed it. */
  readonly by: Seat | null;
  readonly choices: readonly Choice[];
  /** Whose word counts, and what they have said so far. */
  readonly voices: readonly { readonly seat: Seat; readonly says: Choice | null }[];
  /** What would be taken back, as far as the reader may know it. */
  readonly lines: readonly Line[];
}

/** Table and spectators talk apart. */
export type Room = 'table' | 'watchers';

/** Ready phrases, which everybody reads in their own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'one-moment',
  'please-go-on',
  'nice',
  'thanks',
  'sorry',
  'ouch',
  'well-played',
  'good-bye',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Characters of a chat message. */
export const LONGEST_CHAT = 500;

export type Spoken = { readonly text: string } | { readonly phrase: Phrase };

export interface ChatLine {
  readonly number: number;
  /** What its author's page called it. Heard again from the same person, it is the same line. */
  readonly id?: string;
  readonly room: Room;
  readonly seat: Seat | null;
  readonly name: string;
  /** The same person to this reader at every table, and to nobody else. */
  readonly who: string;
  readonly mine: boolean;
  readonly at: number;
  readonly what: Spoken;
}

/** How long the game has been waiting, and the clocks, in milliseconds. */
export interface Times {
  readonly waited: number;
  readonly clock: {
    /** By seat. */
    readonly left: readonly number[];
    /** Whose time passes now. */
    readonly runs: Seat | null;
    /** What is left for a question that several are asked at once: it takes nobody's time. */
    readonly together: number | null;
    /** Whether any of it passes at the moment. */
    readonly going: boolean;
    /** Stopped by agreement. */
    readonly paused: boolean;
  } | null;
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
  readonly chat: boolean;
  readonly join: boolean;
  readonly clock: ClockWish | null;
  readonly bots: string;
  readonly watching: number;
  readonly vote: VoteInfo | null;
  /** The people have agreed to end the game before its end. */
  readonly ended: boolean;
  /** The cards lie as they did at an earlier table. */
  readonly sameDeal: boolean;
  /** Where the same people play again. */
  readonly next: string | null;
  /** Whether the player who is told this has opened it. */
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
  /** Seats that one may sit down in. */
  readonly free: number;
  readonly names: readonly string[];
  readonly spectators: boolean;
  readonly clock: ClockWish | null;
}

/** How many lines of the log a page has, as one of its seats may read them. */
export interface Read {
  readonly seat: Seat;
  readonly lines: number;
}

export type ToServer =
  /** The lobby, please, until I enter a table. */
  | { readonly say: 'tables' }
  | { readonly say: 'create'; readonly wish: OnlineWish }
  /** `key` opens a seat that was taken on another device; `read` is what a page that comes back has of the log. */
  | { readonly say: 'enter'; readonly table: string; readonly key?: string; readonly read?: Read }
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
  /** A bot plays for me; I am back. */
  | { readonly say: 'back' }
  /** A new key for my seat, for another device. */
  | { readonly say: 'key'; readonly seat: Seat }
  /** With an id it is carried out once, though it be sent again. */
  | { readonly say: 'propose'; readonly about: Proposal; readonly id?: string }
  | { readonly say: 'vote'; readonly vote: number; readonly choice: Choice }
  /** The table as it stood after so many questions, or before the present one, as this seat saw it then. */
  | { readonly say: 'past'; readonly step?: number }
  /** `name` is what somebody without a seat is called. */
  | {
      readonly say: 'chat';
      readonly what: Spoken;
      readonly name?: string;
      readonly id?: string;
    }
  /** Switches the chat of the table on or off. */
  | { readonly say: 'chatting'; readonly on: boolean }
  | { readonly say: 'report'; readonly line: number }
  /** Another table with the same people; with `same`, the cards lie as they did at this one. */
  | { readonly say: 'again'; readonly same: boolean }
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
  /** A decision or an undo is taken, and durable; its link in the chain of acknowledgements. */
  | { readonly say: 'taken'; readonly id: string; readonly link: string }
  | { readonly say: 'hint'; readonly hints: readonly Hint[] }
  | ({ readonly say: 'time' } & Times)
  /** What was said; all that may be read of it where `whole` is set. */
  | { readonly say: 'chat'; readonly lines: readonly ChatLine[]; readonly whole: boolean }
  | { readonly say: 'past'; readonly moment: Moment }
  /** The server is there; what it has said of the table so far. */
  | { readonly say: 'beat'; readonly seq: number }
  | {
      readonly say: 'failed';
      readonly problem: OnlineProblem;
      readonly detail: string;
      /** The decision or undo that was not taken. */
      readonly id?: string;
    };
