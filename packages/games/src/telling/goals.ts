/** A seat's progress towards its goals, as far as it can know. */

/** Met as things stand; to be done; no longer possible; or not for this seat to know yet. */
export type Prospect = 'met' | 'open' | 'lost' | 'unknown';

export interface Condition {
  /** The text `tally.NAME`, with its values. */
  readonly name: string;
  readonly data: Readonly<Record<string, string | number>>;
  readonly prospect: Prospect;
}

export interface Goal {
  /** The Objective, by the id of its card; null where the game itself says what to do. */
  readonly card: string | null;
  /** Reached if all conditions of one of these lists are met. */
  readonly anyOf: readonly (readonly Condition[])[];
}
