/** What the page and the host say to each other. The host alone knows the whole table. */
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
import type { Puzzle } from '@deadlight/games/puzzles';
import type { Report } from './check/report.ts';

/** Who sits in a seat: somebody at this screen, or a bot. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string };

export interface Wish {
  readonly game: string;
  readonly seed: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly players: readonly Player[];
}

/** A kept game, as far as everyone at the screen may know it. */
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

/** What a seat is told of a moment, besides its view and the log. */
export interface Told {
  /** The number of what the seat is asked; an answer names it. It does not grow while others answer. */
  readonly number: number;
  /** How many of its last decisions the seat may take back. */
  readonly undoable: number;
  /** Why it may take back nothing, though it has decided something. */
  readonly undoBar: 'learned' | 'others' | null;
  /** The host goes on when the page says that it has shown this. */
  readonly paused: boolean;
  readonly over: boolean;
}

/** The table at a moment, as one seat may know it. */
export interface Moment extends Omit<Told, 'over'> {
  readonly id: string;
  /** Messages about a table are counted: anyone who misses one asks for everything again. */
  readonly seq: number;
  readonly players: readonly Player[];
  readonly view: View;
  /** What happened since the last moment; all of it where `whole` is set. */
  readonly lines: readonly Line[];
  readonly whole: boolean;
  /** What is new to the seat since it was last shown the table: to be played, not only told. */
  readonly news: readonly Line[];
  /** What the dice and cards were dealt from, once the game is over. */
  readonly seed: string | null;
  /** Where in a recorded game this is, if one is being watched. */
  readonly replay: { readonly at: number; readonly of: number } | null;
}

/** All that there is to tell of a finished game, whose secrets are out. */
export interface Story {
  readonly setup: Setup;
  readonly players: readonly Player[];
  readonly lines: readonly Line[];
  /** For each decision: who made it, and how many lines had been told after it. */
  readonly decided: readonly { readonly by: Seat; readonly told: number }[];
  /** How many lines had been told before the first decision. */
  readonly opening: number;
}

/** What a bot would do, in notation, and why: texts by their names. */
export interface Hint {
  readonly option: string;
  readonly reasons: readonly {
    readonly name: string;
    readonly data: Readonly<Record<string, Plain>>;
  }[];
}

export type ToHost =
  | { readonly say: 'list' }
  | { readonly say: 'open'; readonly wish: Wish }
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
  /** The player who thinks shall answer now. */
  | { readonly say: 'hurry' }
  /** The record of a game that is over, or that all at the table have `agreed` to open; else a seat's own view and log. */
  | { readonly say: 'export'; readonly id: string; readonly agreed: boolean }
  | { readonly say: 'import'; readonly text: string }
  /** A moment of a finished game; with `play`, what happened since the last one is to be seen. */
  | {
      readonly say: 'replay';
      readonly of: Source;
      readonly at: number;
      readonly seat: Seat;
      readonly play?: boolean;
    }
  /** The whole story of a finished game, please. */
  | { readonly say: 'story'; readonly of: Source }
  /** A finished game is played on from a decision: by somebody here in one seat, by bots in the others. */
  | {
      readonly say: 'continue';
      readonly of: Source;
      readonly at: number;
      readonly seat: Seat;
      readonly level: string;
    }
  /** Is it the game that was played? A witness knows something from before it. */
  | { readonly say: 'check'; readonly of: Source; readonly witness?: Witness }
  /** A moment of a real game, with something to be done; it is not kept. */
  | { readonly say: 'puzzle'; readonly puzzle: Puzzle }
  /** A link to the whole game, please. */
  | { readonly say: 'share'; readonly of: Source }
  /** Something is missing: the whole moment, please. */
  | { readonly say: 'resync' }
  | { readonly say: 'leave' };

/** What went wrong, by the name of its text. */
export type Problem =
  | 'bad-record'
  | 'bad-wish'
  | 'gone'
  | 'no-storage'
  /** Storage is allowed, but used up. */
  | 'no-room'
  | 'not-loaded'
  | 'old-rules'
  | 'refused'
  /** An answer to something that is no longer asked. */
  | 'stale'
  | 'host-died';

/** What changed since the last message about the table; what is not named is as it was. */
export interface Changed extends Partial<Omit<Told, 'over'>> {
  readonly say: 'changed';
  readonly seq: number;
  readonly changes?: Changes;
  /** What happened since; all that the seat may read where `whole` is set. */
  readonly lines?: readonly Line[];
  readonly whole?: boolean;
}

/** What a screen is told of a table, by whatever host. */
export type FromTable =
  | { readonly say: 'moment'; readonly moment: Moment }
  | Changed
  /** Nothing of any seat is told while the screen changes hands. */
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
  /** Somebody else at the screen may say no aloud: it need not change hands for that. */
  | {
      readonly say: 'call';
      readonly seat: Seat;
      readonly name: string;
      readonly ref: string;
      /** What is asked, as in `Question`. */
      readonly at: string;
    };

export type FromHost =
  | FromTable
  | { readonly say: 'kept'; readonly games: readonly Kept[] }
  /** A bot, by the name of the text for its seat, has searched so much of all that it means to. */
  | {
      readonly say: 'thinking';
      readonly seat: string;
      readonly done: number;
      readonly of: number;
    }
  /** The best options, if there is anything to say about them. */
  | { readonly say: 'hint'; readonly hints: readonly Hint[] }
  | { readonly say: 'story'; readonly of: Source; readonly story: Story }
  | { readonly say: 'exported'; readonly url: string; readonly file: string }
  | { readonly say: 'checked'; readonly of: Source; readonly report: Report }
  /** A whole game, as it stands in a link. */
  | { readonly say: 'shared'; readonly packed: string }
  /** Whether the last decision is kept, or why not. */
  | { readonly say: 'saved'; readonly problem: Problem | null }
  | { readonly say: 'failed'; readonly problem: Problem; readonly detail: string };
