/** Errands in Rooms, for both games. */

/** A Room to go to, and the Action cards to spend there. */
import type { Slot } from '@deadlight/games/rules/survival';
export interface Stop {
  /** Its slot, or 0 while the seat does not know it. */
  readonly slot: Slot;
  /** Unknown Rooms lie under a tile of the first or the second kind. */
  readonly tile: number;
  readonly cards: number;
}

export const stopAt = (slot: Slot, cards: number): Stop => ({ slot, tile: 1, cards });

/** Stops that must be made in this order. */
export type Errand = readonly Stop[];

/** Action cards that a tour of errands takes, and the slot of the first stop, or 0. */
export interface Tally {
  readonly cards: number;
  readonly first: number;
}

/** What a condition asks of a seat. */
export interface Task {
  readonly errands: readonly Errand[];
  /** The probability that it is met once the errands are done. */
  readonly chance: number;
}

export const DONE: Task = { errands: [], chance: 1 };
export const chance = (of: number): Task => ({ errands: [], chance: of });
