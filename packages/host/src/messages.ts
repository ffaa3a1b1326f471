/** The messages between page and host. Only the host knows the whole table. */
import type {
  Changes,
  Line,
  OptionValue,
  Plain,
  Seat,
  Setup,
  View,
  Witness,
} from '@deadlight/engine';
import type { Position } from '@deadlight/games/lessons';
import type { StandingAnswer } from '@deadlight/games/telling';
import type { Report } from './check/report.ts';

/** Who sits in a seat: somebody who is asked, a person or a program of theirs; or a bot. */
export type Player =
  | { readonly kind: 'person'; readonly name: string; readonly program?: true }
  | { readonly kind: 'bot'; readonly level: string };

export interface NewTable {
  readonly game: string;
  readonly seed: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly players: readonly Player[];
  /** What the first seat decides before the first screen, in a game that is begun to learn it. */
  readonly begins?: readonly string[];
}

/** A saved game, as far as everyone at the screen may know it. */
export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
  readonly decisions: number;
  readonly round: number;
  readonly over: boolean;
  readonly at: number;
}

/**
 * Where the record of a finished game is: kept here, with the server after an online game, or in a link.
 * The id is that of the game, that of the table, or the record itself, packed.
 */
export interface Source {
  readonly from: 'kept' | 'online' | 'link';
  readonly id: string;
}

/** What a seat is told about a moment, besides its view and the log. */
export interface Told {
  /** The number of the seat's question; an answer names it. It does not grow while others answer. */
  readonly number: number;
  /** How many of its last decisions the seat may take back. */
  readonly undoable: number;
  /** Why it cannot take back anything, although it has made a decision. */
  readonly whyNotUndo: 'learned' | 'others' | null;
  /** The host continues when the page says that it has shown this. */
  readonly paused: boolean;
  readonly over: boolean;
}

/** The table at a moment, as one seat may know it. */
export interface Moment extends Omit<Told, 'over'> {
  readonly id: string;
  /** Messages about a table are numbered: a client that misses one asks for the whole state again. */
  readonly seq: number;
  readonly players: readonly Player[];
  readonly view: View;
  /** Events since the last moment; all of them where `whole` is set. */
  readonly lines: readonly Line[];
  readonly whole: boolean;
  /** Events that are new to the seat since it was last shown the table: to be animated, not only logged. */
  readonly news: readonly Line[];
  /** The seed of dice and cards, once the game is over. */
  readonly seed: string | null;
  /** The position in a recorded game, if one is being watched. */
  readonly replay: { readonly at: number; readonly of: number } | null;
}

/** The complete story of a finished game, without secrets. */
export interface Story {
  readonly setup: Setup;
  readonly players: readonly Player[];
  readonly lines: readonly Line[];
  /** For each decision: who made it, and the length of the log after it. */
  readonly decided: readonly { readonly by: Seat; readonly told: number }[];
  /** The length of the log before the first decision. */
  readonly opening: number;
}

/** A bot's suggestion in notation, and why: texts by their names. */
export interface Hint {
  readonly option: string;
  readonly reasons: readonly {
    readonly name: string;
    readonly data: Readonly<Record<string, Plain>>;
  }[];
}

/** A decision that mattered: what was done, and what another answer would have been worth. */
export interface FoundMoment {
  /** After how many decisions it was made. */
  readonly at: number;
  /** What its seat saw then, for the words of both answers. */
  readonly view: View;
  readonly taken: string;
  readonly other: string;
  /** The chance of winning with each, and the standard error of the difference. */
  readonly worth: number;
  readonly otherWorth: number;
  readonly error: number;
}

/** What a page says to answer the question that it shows, and those like it that follow. */
export interface StandingWish {
  readonly seat: Seat;
  /** The number of the question, as in a decision. */
  readonly at: number;
  readonly says: string;
  /** Only in this round. */
  readonly round: boolean;
  readonly unless?: 'me';
}

/** How a seat answers by itself from now on. Nobody else is told. */
export type AboutStanding =
  | ({ readonly say: 'standing' } & StandingWish)
  /** Takes back the answer to a question, or all of them. */
  | { readonly say: 'revoke'; readonly seat: Seat; readonly about?: string };

export type ToHost =
  | AboutStanding
  | { readonly say: 'list' }
  | { readonly say: 'open'; readonly wish: NewTable }
  | { readonly say: 'restore'; readonly id: string }
  | { readonly say: 'forget'; readonly id: string }
  | { readonly say: 'look'; readonly seat: Seat }
  /** The player who has been called has said no, aloud; or wants to look first. */
  | { readonly say: 'decline'; readonly seat: Seat }
  | { readonly say: 'hand-over'; readonly seat: Seat }
  | {
      readonly say: 'decide';
      readonly seat: Seat;
      readonly says: string;
      readonly at: number;
    }
  | { readonly say: 'undo'; readonly seat: Seat }
  /** A moment has been shown; `skip` asks for the next that needs a person. */
  | { readonly say: 'shown'; readonly skip: boolean }
  | { readonly say: 'hint'; readonly seat: Seat }
  /** Tells the thinking player to answer now. */
  | { readonly say: 'hurry' }
  /**
   * Asks for the record of a finished game, or of one that all at the table have `agreed` to open; else for
   * a seat's own view and log.
   */
  | { readonly say: 'export'; readonly id: string; readonly agreed: boolean }
  | { readonly say: 'import'; readonly text: string }
  /** A moment of a finished game; with `play`, the events since the last one are animated. */
  | {
      readonly say: 'replay';
      readonly of: Source;
      readonly at: number;
      readonly seat: Seat;
      readonly play?: boolean;
    }
  /** Asks for the whole story of a finished game. */
  | { readonly say: 'story'; readonly of: Source }
  /** Asks for what everybody saw of a finished game after each of these numbers of decisions, in order. */
  | { readonly say: 'frames'; readonly of: Source; readonly at: readonly number[] }
  /** Asks which of a seat's decisions in a finished game mattered most; found in the background. */
  | { readonly say: 'moments'; readonly of: Source; readonly seat: Seat }
  /** Continues a finished game from a decision: a person here in one seat, bots in the others. */
  | {
      readonly say: 'continue';
      readonly of: Source;
      readonly at: number;
      readonly seat: Seat;
      readonly level: string;
    }
  /** Asks whether it is the game that was played. A witness knows something from before it. */
  | { readonly say: 'check'; readonly of: Source; readonly witness?: Witness }
  /** The table of a lesson or puzzle, as it is laid out; it is not saved, and has no record. */
  | { readonly say: 'lesson'; readonly position: Position }
  /** Asks for a link to the whole game. */
  | { readonly say: 'share'; readonly of: Source }
  /** A message was missed: asks for the whole moment. */
  | { readonly say: 'resync' }
  | { readonly say: 'leave' };

/** Errors, by the name of their text. */
export type Problem =
  | 'bad-record'
  | 'bad-settings'
  | 'gone'
  | 'no-storage'
  /** Storage is allowed, but full. */
  | 'no-room'
  | 'not-loaded'
  | 'old-rules'
  | 'refused'
  /** An answer to a question that is no longer asked. */
  | 'stale'
  | 'host-died';

/** The changes since the last message about the table; other fields are unchanged. */
export interface Changed extends Partial<Omit<Told, 'over'>> {
  readonly say: 'changed';
  readonly seq: number;
  readonly changes?: Changes;
  /** Events since then; all that the seat may read where `whole` is set. */
  readonly lines?: readonly Line[];
  readonly whole?: boolean;
}

/** What any host tells a screen about a table. */
export type FromTable =
  /** The standing answers of the seat that looks, whenever it begins to look and when they have changed. */
  | {
      readonly say: 'standing';
      readonly seat: Seat;
      readonly answers: readonly StandingAnswer[];
    }
  | { readonly say: 'moment'; readonly moment: Moment }
  | Changed
  /** Nothing about any seat is sent while the screen changes hands. */
  | {
      readonly say: 'hand-over';
      readonly seq: number;
      readonly id: string;
      readonly game: string;
      readonly seat: Seat;
      readonly name: string;
      /** The name of the text for the seat. */
      readonly ref: string;
    }
  /** Another player at the screen may say no aloud, without a hand-over. */
  | {
      readonly say: 'call';
      readonly seat: Seat;
      readonly name: string;
      readonly ref: string;
      /** The question, as in `Question`. */
      readonly at: string;
    };

export type FromHost =
  | FromTable
  | { readonly say: 'kept'; readonly games: readonly Kept[] }
  /** Search progress of a bot, with the name of the text for its seat. */
  | {
      readonly say: 'thinking';
      readonly seat: string;
      readonly done: number;
      readonly of: number;
    }
  /** The best options, if there is anything to say about them. */
  | { readonly say: 'hint'; readonly hints: readonly Hint[] }
  | { readonly say: 'story'; readonly of: Source; readonly story: Story }
  | { readonly say: 'frames'; readonly of: Source; readonly views: readonly View[] }
  /** Null where they cannot be found: the game was played by older rules. */
  | {
      readonly say: 'moments';
      readonly of: Source;
      readonly seat: Seat;
      readonly found: readonly FoundMoment[] | null;
    }
  | { readonly say: 'exported'; readonly url: string; readonly file: string }
  | { readonly say: 'checked'; readonly of: Source; readonly report: Report }
  /** A whole game, as it stands in a link. */
  | { readonly say: 'shared'; readonly packed: string }
  /** Whether the last decision is saved, or why not. */
  | { readonly say: 'saved'; readonly problem: Problem | null }
  | { readonly say: 'failed'; readonly problem: Problem; readonly detail: string };
