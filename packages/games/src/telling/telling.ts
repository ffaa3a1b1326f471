/** How a game is told to a player, in the terminal and in the browser alike. */
import type { RefusedOption, Seat, View } from '@deadlight/engine';
import type { Voice } from '../text/voice.ts';
import type { Ears } from './ask/ears.ts';
import type { Unmasking } from './epilogue.ts';
import type { Goal } from './goals.ts';
import type { Throw } from './odds.ts';
import type { StandingQuestions } from './standing.ts';
import type { StoryEvents } from './traits.ts';

/** The values of an option by their names, as they go into its label. */
export type Values = Readonly<Record<string, string>>;

/** An option by its verb and its values. */
export interface Said {
  readonly word: string;
  readonly data: Values;
}

/** What a seat is about to do, as it said it: step by step. */
export interface Announced {
  readonly seat: Seat;
  readonly steps: readonly Said[];
}

export interface Telling {
  /** All that the log tells, with what the story needs to know of it. */
  readonly events: StoryEvents;
  /** What a seat is called at a moment that has these variables: the name of a text, `@seat.red`. */
  seatRef(vars: unknown, seat: Seat): string;
  /** What the figures of a seat are called, where they are not called after it. */
  figures?(vars: unknown, seat: Seat): readonly string[];
  /** What somebody is told who does not see the table; without it, only questions and the log are. */
  readonly ears?: Ears;
  /** What an option that is somebody's means to the player who looks: `14` may be `14 Canteen`. */
  values(view: View, voice: Voice, option: Said, by: Seat): Values;
  /** What somebody is about to do, where it has been said but not done. */
  announced(view: View): Announced | null;
  /** Questions to which anybody can say no aloud, whatever they hold: the answers that mean no. */
  readonly declines: Readonly<Record<string, readonly string[]>>;
  /** Questions that can be answered once for all that follow; without it, none can. */
  readonly standing?: StandingQuestions;
  /** What the seat that looks wants to reach, and how far it is. */
  goals(view: View): readonly Goal[];
  /** Why the seat that looks may not do something, in a player's words: made of the rule against it. */
  whyNot(view: View, voice: Voice, refused: RefusedOption): string;
  /** What comes out at the end; told by `epilogueOf`, and only then. */
  readonly unmask: Unmasking;
  /** What can come of an option, one throw or draw after the other; empty where nothing can be computed. */
  odds(view: View, option: Said): readonly Throw[];
  /** The name of the text that says how the game ended. */
  endingText(how: string): string;
}
