/** A page that looks at a table: from one seat, from several in turn, or from none. */
import { at, type Seat, SPECTATOR } from '@deadlight/engine';
import type { FromTable, Told } from './messages.ts';

export class Screen {
  /** The seats of the person in front of it; none for spectators. */
  readonly seats: readonly Seat[];
  readonly #send: (message: FromTable) => void;
  /** The seat whose view it shows; null while it changes hands. */
  eye: Seat | null;
  /** Whether the player who looks at it can call the others and hear them say no. */
  readonly calls: boolean;
  /** The seat that is being called. */
  called: Seat | null = null;
  /** The seat that it is being handed to. */
  handedTo: Seat | null = null;
  /** The number of messages about the table sent to it. */
  seq: number;
  /** How much of the log it has been told; null where it is told all of it again. */
  read: number | null = null;
  /** How much of the log each of its seats has seen. */
  readonly seen = new Map<Seat, number>();
  /** Other state as last sent. */
  told: Told | null = null;

  /** `seq` is the number of messages it was sent before, if it has looked at the table already. */
  constructor(
    seats: readonly Seat[],
    send: (message: FromTable) => void,
    { calls = false, seq = 0 }: { readonly calls?: boolean; readonly seq?: number } = {},
  ) {
    this.seats = seats;
    this.calls = calls;
    this.#send = send;
    this.seq = seq;
    this.eye = seats.length === 0 ? SPECTATOR : seats.length === 1 ? at(seats, 0, 'seat') : null;
  }

  send(message: FromTable): void {
    this.#send(message);
  }
}
