/** A seat that a program outside has taken, at a table in this process or at one online. */
import type { Line, Seat, View } from '@deadlight/engine';
import type { PlayableGame } from '@deadlight/games';

/** All that the seat may know at this moment. */
export interface Seen {
  readonly view: View;
  /** The log as the seat may read it; all of it once the game is over. */
  readonly lines: readonly Line[];
  /** Who sits where, in the order of the seats. */
  readonly players: readonly string[];
}

export interface Guest {
  readonly playable: PlayableGame;
  readonly seat: Seat;
  /** Null until the game has begun. */
  seen(): Seen | null;
  /** Answers the open question in notation; fails with a sentence if that is not possible. */
  decide(says: string): Promise<void>;
  /** Takes back the last decision; fails with a sentence if that is not possible. */
  undo(): Promise<void>;
  /** Waits until the seat is asked, the game is over, or the time is up. */
  waited(milliseconds: number): Promise<void>;
  /** Gives the seat up. */
  leave(): void;
  /** This process ends. A seat online is kept: whoever comes again by the same key has it. */
  close(): void;
}

/** A wish that cannot be granted, with a sentence that says what would be right. */
export class ToolError extends Error {}
