/** How a game is told to whoever looks at it: what the terminal and the browser say alike. */
import type { Seat, View } from '@deadlight/engine';
import type { Voice } from '../text/voice.ts';

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
  /** What a seat is called at a moment that has these variables: the name of a text, `@seat.red`. */
  seatRef(vars: unknown, seat: Seat): string;
  /** What an option that is somebody's means to whoever looks: `14` may be `14 Canteen`. */
  values(view: View, voice: Voice, option: Said, by: Seat): Values;
  /** What somebody is about to do, where it has been said but not done. */
  announced(view: View): Announced | null;
  /** The name of the text that says how the game ended. */
  endingText(how: string): string;
}
