import type { Setup, View } from '@deadlight/engine';
import type { Voice } from '@deadlight/games';
import type { Tally } from './simulate/tally.ts';

/** A kind of room as a person reads it. */
export interface RoomSheet {
  readonly type: string;
  readonly names: readonly string[];
  /** What using it costs, and when it can be used. */
  readonly cost?: string | null;
  readonly tags?: readonly string[];
  readonly text: string;
}

/** Where something is on a map, counted from the upper left. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** A short mark to tell it by, and its name. */
  readonly mark: string;
  readonly name: string;
}

/** How a game looks in a terminal. All of it is drawn from what one seat may see. */
export interface Board {
  /** Round, whose turn it is, what is left. */
  status(view: View, voice: Voice): string;
  /** The map as every turn needs it. */
  map(view: View, voice: Voice, width: number): string[];
  /** What its signs mean and what else there is to look up in it, where it does not say so itself. */
  key(view: View, voice: Voice, width: number): string[];
  /** What each player shows, in a line each where it fits. */
  crew(view: View, voice: Voice, width: number): string[];
  /** The same in full. */
  sheets(view: View, voice: Voice, width: number): string[];
  /** What only the seat itself knows. */
  own(view: View, voice: Voice, width: number): string[];
  /** The sheets of all cards that the seat has. */
  hand(view: View): string[];
  /** The name of the text for what a player was: a Character, or human or infected. */
  characterText(id: string): string;
  /** A place as tallies call it, with these table options. */
  place(id: string, options: Setup['options'], voice: Voice): Place;
  /** Each player's secret, when the game is over. */
  reveal(view: View, voice: Voice): string[];
  /** What a card says that has no sheet of its own. */
  cardText(id: string, voice: Voice): string | null;
  /** The heading of a set of cards in a list of all, if there is one. */
  setTitle(set: string, voice: Voice): string | null;
  rooms(voice: Voice): RoomSheet[];
  /** What many games come to. */
  readonly tally: Tally;
}
