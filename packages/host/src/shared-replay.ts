/** Several people look at a finished online game: one of them leads, and all see the same moment of it. */
import type { Seat } from '@deadlight/engine';

/** Where a game goes on that was not played like that: after a number of decisions of a finished table. */
export interface WhatIf {
  readonly table: string;
  readonly at: number;
}

/** Somebody who looks, in the order in which they came. */
export interface Viewer {
  readonly number: number;
  /** Empty for a spectator without a name. */
  readonly name: string;
  readonly mine: boolean;
  readonly leads: boolean;
}

export interface SharedReplay {
  readonly viewers: readonly Viewer[];
  /** What all look at: the table after a number of decisions, as a seat saw it, or as everybody did. */
  readonly at: number;
  readonly seat: Seat;
  /** The last game that was begun from here. */
  readonly opened: (WhatIf & { readonly by: string }) | null;
}

/** From whoever leads. */
export type ReplayAsk =
  | { readonly do: 'show'; readonly at: number; readonly seat: Seat }
  /** Somebody else leads from now on. */
  | { readonly do: 'lead'; readonly viewer: number }
  /** Opens a table that goes on from there: each takes a seat. It counts nowhere. */
  | { readonly do: 'what-if'; readonly at: number };
