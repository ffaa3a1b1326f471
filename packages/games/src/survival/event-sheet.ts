import type { EventEffect } from './event-effect.ts';

/** An Event card: who moves, through which Corridor, what happens then, and what becomes of the card. */
export interface EventSheet {
  readonly id: string;
  readonly moves: readonly string[];
  readonly corridor: number;
  /** A second corridor, for those that move twice (LCK-EVENT-17). */
  readonly second?: number;
  /** One after the other. */
  readonly does: readonly EventEffect[];
  readonly after: 'discard' | 'reshuffle' | 'remove';
}
