/** Things to be done in Rooms: what both games mean by them. */

/** A Room to be in, and the Action cards to be spent there. */
export interface Stop {
  /** Where it is, or 0 as long as the seat does not know. */
  readonly slot: number;
  /** Unknown Rooms lie under a tile of the first or the second kind. */
  readonly tile: number;
  readonly cards: number;
}

export const stopAt = (slot: number, cards: number): Stop => ({ slot, tile: 1, cards });

/** Stops that must be made in this order. */
export type Errand = readonly Stop[];

/** Action cards that a round of errands takes, and the slot where it leads first, or 0. */
export interface Tally {
  readonly cards: number;
  readonly first: number;
}

/** What a condition asks of a seat. */
export interface Task {
  readonly errands: readonly Errand[];
  /** The chance that it is met once the errands are done. */
  readonly chance: number;
}

export const DONE: Task = { errands: [], chance: 1 };
export const chance = (of: number): Task => ({ errands: [], chance: of });
