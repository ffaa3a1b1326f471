import type { Kind, Seat } from '@deadlight/engine';
import type { Slot } from './board.ts';

/** What an Encounter keeps while it is resolved. */
export interface Encounter {
  /** Who triggered it. */
  readonly seat: Seat;
  readonly slot: Slot;
  /** Whether a surprise attack can follow (not with Summoning). */
  readonly attack: boolean;
  figure: number;
  /** The drawn token's kind, or -1 before it is drawn. */
  tokenKind: Kind;
}
