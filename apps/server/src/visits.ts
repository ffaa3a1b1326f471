/** Who is at a table, and since when somebody is not. */
import type { Presence, Screen, Seat } from '@deadlight/host';
import type { Client } from './client.ts';
import { isTheirs, seatsOf } from './seating.ts';
import type { SeatDoc } from './store.ts';

export interface Visit {
  screen: Screen | null;
}

type Seats = readonly SeatDoc[];

/** A player who has been away for so long is gone. */
const GONE_AFTER = 60_000;

export class Visits {
  readonly #there = new Map<Client, Visit>();
  readonly #lastSeen = new Map<Seat, number>();
  readonly #begun: number;
  #emptySince: number;

  constructor(now: number) {
    this.#begun = now;
    this.#emptySince = now;
  }

  get clients(): Iterable<Client> {
    return this.#there.keys();
  }

  get isEmpty(): boolean {
    return this.#there.size === 0;
  }

  /** Since when nobody is there; null while somebody is. */
  get emptySince(): number | null {
    return this.isEmpty ? this.#emptySince : null;
  }

  of(client: Client): Visit | undefined {
    return this.#there.get(client);
  }

  begin(client: Client): void {
    this.#there.set(client, { screen: null });
  }

  /** Everybody is gone at once. */
  clear(): void {
    this.#there.clear();
  }

  /** Gives the visit that is over; undefined if the client was not there. */
  end(client: Client, seats: Seats, now: number): Visit | undefined {
    const visit = this.#there.get(client);
    if (visit === undefined) return undefined;
    for (const seat of seatsOf(client.guest, seats)) this.#lastSeen.set(seat, now);
    this.#there.delete(client);
    this.#emptySince = now;
    return visit;
  }

  /** Whether anybody is there who plays. */
  havePlayers(seats: Seats): boolean {
    for (const { guest } of this.clients)
      if (seats.some((seat) => isTheirs(seat, guest))) return true;
    return false;
  }

  presenceOf(seat: Seat, seats: Seats, now: number): Presence {
    let there = false;
    for (const client of this.clients) {
      if (!isTheirs(seats[seat]!, client.guest)) continue;
      if (client.seen) return 'here';
      there = true;
    }
    const last = this.#lastSeen.get(seat) ?? this.#begun;
    return there || now - last < GONE_AFTER ? 'away' : 'gone';
  }

  /** How many look on without a seat. */
  watching(seats: Seats): number {
    return [...this.clients].filter(({ guest }) => seatsOf(guest, seats).length === 0).length;
  }
}
