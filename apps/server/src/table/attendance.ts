/** Who is at a table, and since when the others are away. */
import { at } from '@deadlight/engine';
import type { Presence, Screen, Seat } from '@deadlight/host';
import type { Client } from '../socket/client.ts';
import type { SeatDoc, TableDoc } from '../store/store.ts';
import type { Pace } from './pace.ts';
import { hasSeat, isTheirs, seatsOf } from './seating.ts';

export interface Visit {
  screen: Screen | null;
  readonly since: number;
  /** The page has said that somebody looks at it. */
  looks: boolean;
  /** Whom this client does not meet. */
  apart: ReadonlySet<string>;
  /** The page only looks on, whether or not its person has a seat: several people may have it before them. */
  readonly watches: boolean;
}

type Seats = readonly SeatDoc[];

export class Attendance {
  readonly #there = new Map<Client, Visit>();
  readonly #lastSeen = new Map<Seat, number>();
  readonly #lastLook = new Map<Seat, number>();
  readonly #begun: number;
  #hostSeen: { readonly guest: string; readonly at: number } | null = null;
  #emptySince: number;
  #visitedUntil: number | null = null;
  #asked: { readonly seats: Seats; readonly have: boolean } | null = null;

  /** `since`: those who are not there have not been there since then, as far as is known. */
  constructor(now: number, since = now) {
    this.#begun = since;
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

  /** When the last visitor left; null if nobody has been there yet. */
  get visitedUntil(): number | null {
    return this.#visitedUntil;
  }

  of(client: Client): Visit | undefined {
    return this.#there.get(client);
  }

  begin(
    client: Client,
    now: number,
    { apart = new Set(), watches = false }: Partial<Pick<Visit, 'apart' | 'watches'>> = {},
  ): void {
    this.#there.set(client, { screen: null, since: now, looks: false, apart, watches });
    this.#asked = null;
  }

  /** The seats that a page looks from. */
  seatsOf(client: Client, seats: Seats): readonly Seat[] {
    return this.#there.get(client)?.watches === true ? [] : seatsOf(client.guest, seats);
  }

  /** The pages through which a person may play, and since when each is there. */
  get #hands(): readonly (readonly [Client, Visit])[] {
    return [...this.#there].filter(([, { watches }]) => !watches);
  }

  /** Everybody is gone at once. */
  clear(): void {
    this.#there.clear();
    this.#asked = null;
  }

  /** Returns the finished visit; undefined if the client was not there. */
  end(client: Client, { owner, seats }: TableDoc, now: number): Visit | undefined {
    const visit = this.#there.get(client);
    if (visit === undefined) return undefined;
    for (const seat of this.seatsOf(client, seats)) this.#lastSeen.set(seat, now);
    this.see(client, false, seats, now);
    this.#there.delete(client);
    this.#asked = null;
    if (client.guest === owner) this.#hostSeen = { guest: owner, at: now };
    this.#emptySince = now;
    this.#visitedUntil = now;
    return visit;
  }

  /** A page says whether somebody looks at it. One that has come back in the background has never said so. */
  see(client: Client, looks: boolean, seats: Seats, now: number): void {
    const visit = this.#there.get(client);
    if (visit === undefined) return;
    if (looks || visit.looks)
      for (const seat of this.seatsOf(client, seats)) this.#lastLook.set(seat, now);
    visit.looks = looks;
  }

  /** Whether a player has looked at the table since a time, as far as this process knows. */
  hasLookedSince(seat: Seat, time: number): boolean {
    return (this.#lastLook.get(seat) ?? Number.NEGATIVE_INFINITY) >= time;
  }

  /** Milliseconds since the host was here; 0 while they are. */
  goneFor(host: string, now: number): number {
    for (const { guest } of this.clients) if (guest === host) return 0;
    return now - (this.#hostSeen?.guest === host ? this.#hostSeen.at : this.#begun);
  }

  /** Whether any player is there. Asked after every decision, so it is remembered until somebody comes or goes. */
  havePlayers(seats: Seats): boolean {
    if (this.#asked?.seats !== seats) this.#asked = { seats, have: this.#findPlayer(seats) };
    return this.#asked.have;
  }

  #findPlayer(seats: Seats): boolean {
    for (const [{ guest }] of this.#hands) if (hasSeat(guest, seats)) return true;
    return false;
  }

  /** Whether a page of the player in a seat is connected. */
  isThere(seat: Seat, seats: Seats): boolean {
    return this.#handsOf(seat, seats).length > 0;
  }

  /** Since when somebody is there for a seat; 0 if nobody is. */
  cameAt(seat: Seat, seats: Seats): number {
    const theirs = this.#handsOf(seat, seats);
    return theirs.length === 0 ? 0 : Math.min(...theirs.map(([, { since }]) => since));
  }

  #handsOf(seat: Seat, seats: Seats): readonly (readonly [Client, Visit])[] {
    return this.#hands.filter(([{ guest }]) => isTheirs(at(seats, seat, 'seat'), guest));
  }

  presenceOf(seat: Seat, seats: Seats, now: number, { gone }: Pick<Pace, 'gone'>): Presence {
    const theirs = this.#handsOf(seat, seats);
    if (theirs.some(([{ seen }]) => seen)) return 'here';
    const last = this.#lastSeen.get(seat) ?? this.#begun;
    return theirs.length > 0 || now - last < gone ? 'away' : 'gone';
  }

  /** Number of spectators. */
  watching(seats: Seats): number {
    return [...this.clients].filter((client) => this.seatsOf(client, seats).length === 0).length;
  }
}
