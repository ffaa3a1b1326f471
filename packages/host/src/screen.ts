/** A page that looks at a table: in somebody's seat, in several by turns, or in none. */
import { type Seat, SPECTATOR } from '@deadlight/engine';
import type { FromTable, Told } from './messages.ts';

export class Screen {
  /** The seats of the player who sits before it; none for those who only watch. */
  readonly seats: readonly Seat[];
  readonly #send: (message: FromTable) => void;
  /** Through whose eyes it looks; null while it changes hands. */
  eye: Seat | null;
  /** Whether the player who looks at it can call the others and hear them say no. */
  readonly calls: boolean;
  /** Who is being called. */
  called: Seat | null = null;
  /** To whom it is being handed. */
  handedTo: Seat | null = null;
  /** How many messages about the table it has been sent. */
  seq: number;
  /** How much of the log it has. */
  read = 0;
  /** How much of the log each of its seats has seen. */
  readonly seen = new Map<Seat, number>();
  /** What else it was told last. */
  told: Told | null = null;

  /** `seq` is how many it had been sent before, if it has looked at the table already. */
  constructor(
    seats: readonly Seat[],
    send: (message: FromTable) => void,
    { calls = false, seq = 0 }: { readonly calls?: boolean; readonly seq?: number } = {},
  ) {
    this.seats = seats;
    this.calls = calls;
    this.#send = send;
    this.seq = seq;
    this.eye = seats.length === 0 ? SPECTATOR : seats.length === 1 ? seats[0]! : null;
  }

  send(message: FromTable): void {
    this.#send(message);
  }
}
