/** A page that looks at a table: in somebody's seat, in several by turns, or in none. */
import { type Seat, SPECTATOR } from '@deadlight/engine';
import type { FromTable, Told } from './messages.ts';

export class Screen {
  /** The seats of whoever sits before it; none for those who only watch. */
  readonly seats: readonly Seat[];
  readonly #send: (message: FromTable) => void;
  /** Through whose eyes it looks; null while it changes hands. */
  eye: Seat | null;
  /** To whom it is being handed. */
  handedTo: Seat | null = null;
  /** How many messages about the table it has been sent. */
  seq = 0;
  /** How much of the log it has. */
  read = 0;
  /** How much of the log each of its seats has seen. */
  readonly seen = new Map<Seat, number>();
  /** What else it was told last. */
  told: Told | null = null;

  constructor(seats: readonly Seat[], send: (message: FromTable) => void) {
    this.seats = seats;
    this.#send = send;
    this.eye = seats.length === 0 ? SPECTATOR : seats.length === 1 ? seats[0]! : null;
  }

  send(message: FromTable): void {
    this.#send(message);
  }
}
