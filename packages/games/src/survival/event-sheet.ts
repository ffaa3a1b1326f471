/** An Event card: who moves, through which Corridor, and what becomes of the card. */
export interface EventSheet {
  readonly id: string;
  readonly moves: readonly string[];
  readonly corridor: number;
  /** A second corridor, for those that move twice (LCK-EVENT-17). */
  readonly second?: number;
  readonly after: 'discard' | 'reshuffle' | 'remove';
}
