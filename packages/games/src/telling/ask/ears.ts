/** What each game tells somebody who does not see its table: plain data, made from one seat's view. */
import type { Seat, View } from '@deadlight/engine';
import type { CardSheet } from '../../card-sheet.ts';
import type { Voice } from '../../text/voice.ts';

/** A way out of a room. */
export interface Exit {
  /** What it is called at this room: its numbers, or a point of the compass; none on a path. */
  readonly names: readonly string[];
  /** The room beyond; null where it leads into a network or the dark. */
  readonly to: string | null;
  /** What lies beyond, where that is not a room. */
  readonly into: string;
  readonly noise: boolean;
  readonly door: 'none' | 'open' | 'closed' | 'destroyed';
}

export interface Spot {
  readonly id: string;
  /** In full, and within a list of rooms: “6, Airlock Control” is 6. */
  readonly name: string;
  readonly short: string;
  /** What else it may be called: its cell. */
  readonly typed: readonly string[];
  /** Whether its name is that of a room that lies there. */
  readonly known: boolean;
  /** What can be found there and what is wrong with it, most important first. */
  readonly state: readonly string[];
  readonly burning: boolean;
  readonly broken: boolean;
  readonly people: readonly string[];
  readonly creatures: readonly string[];
  readonly things: readonly string[];
  /** What the room does. */
  readonly text: string;
  readonly exits: readonly Exit[];
}

export interface Plan {
  readonly spots: readonly Spot[];
  /** The rooms of the seat's own figures, and what each figure is called. */
  readonly mine: readonly { readonly spot: string; readonly who: string }[];
}

/** A card or an Item in the seat's hands. */
export interface Held {
  readonly name: string;
  readonly text: string;
  /** Copies, ammo. */
  readonly note: string;
}

export interface Person {
  readonly seat: Seat;
  readonly name: string;
  readonly says: readonly string[];
}

export interface Ears {
  plan(view: View, voice: Voice): Plan;
  /** How many actions are left to the one whose turn it is, in words. */
  turn(view: View, voice: Voice): string;
  /** How far the game is, one fact after another. */
  time(view: View, voice: Voice): readonly string[];
  people(view: View, voice: Voice): readonly Person[];
  hand(view: View, voice: Voice, sheets: readonly CardSheet[]): readonly Held[];
  items(view: View, voice: Voice, sheets: readonly CardSheet[]): readonly Held[];
  /** The seat's own wounds with what they do. */
  wounds(view: View, voice: Voice, sheets: readonly CardSheet[]): readonly string[];
  /** What is in the bag, or comes out of the supply. */
  bag(view: View, voice: Voice): readonly string[];
  /** The ways out of the game that are still there. */
  pods(view: View, voice: Voice): readonly string[];
  /** What else lies beside the board. */
  beside(view: View, voice: Voice, sheets: readonly CardSheet[]): readonly string[];
  /** The questions of one's own turn, by where they are asked. */
  readonly turnQuestions: readonly string[];
  /** Verbs that cannot be taken back, and matter. */
  readonly irreversible: readonly string[];
  /** What others did that is worth a breath, the most important first. */
  readonly notable: readonly string[];
}
