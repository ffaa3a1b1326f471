/** What players claim in a game, what of it are lies, and what becomes of them. */
import { type Hearsay, hearsayOf, isBelieved, Sight } from '@deadlight/bots';
import { allSeats, at, type Seat, type Table } from '@deadlight/engine';
import { ABOARD, type Vars } from '@deadlight/games/rules/survival';

/** What is counted of a seat. */
export const TALK = [
  /** What it claimed aloud. */
  'claims',
  /** Those that it did not know to be true. */
  'lies',
  /** Its lies, once for everybody who heard one. */
  'heard',
  /** The same for those who trusted the seat and had seen nothing to the contrary. */
  'believed',
  /** Lies that somebody found out. */
  'caught',
] as const;
export type Talk = Record<(typeof TALK)[number], number>;

interface Lie {
  readonly seat: Seat;
  /** Its place among the claims. */
  readonly claim: number;
}

/** Counts what is said in games in which something can be claimed. */
export class TalkWatch {
  readonly talk: readonly Talk[];
  readonly #table: Table;
  readonly #seats: readonly Seat[];
  /** Lies that nobody has found out yet. */
  #open: Lie[] = [];
  #said = 0;
  #round = 0;

  constructor(table: Table) {
    this.#table = table;
    this.#seats = allSeats(table.state.seats);
    this.talk = this.#seats.map(() => ({ claims: 0, lies: 0, heard: 0, believed: 0, caught: 0 }));
  }

  static suits(table: Table): boolean {
    return hearsayOf(table.game.id) !== undefined;
  }

  /** To be called before each decision. */
  look(): void {
    const { claims, round } = this.#vars;
    for (; this.#said < claims.length; this.#said++) this.#hear(this.#said);
    if (round === this.#round) return;
    this.#round = round;
    this.#unmask();
  }

  get #vars(): Vars {
    return this.#table.vars as Vars;
  }

  #hearsay(seat: Seat): Hearsay {
    return hearsayOf(this.#table.game.id)!(new Sight(this.#table, seat));
  }

  /** Those who hear what a seat says. */
  #listeners(speaker: Seat): Seat[] {
    return this.#seats.filter((seat) => seat !== speaker && this.#vars.fate[seat] === ABOARD);
  }

  #hear(index: number): void {
    const { seat, says } = at(this.#vars.claims, index, 'claim');
    if (!says.startsWith('claim-')) return;
    const talk = at(this.talk, seat, 'player');
    talk.claims++;
    const place = this.#placeOf(index);
    if (this.#hearsay(seat).claims[place]!.verdict === 'consistent') return;
    talk.lies++;
    this.#open.push({ seat, claim: place });
    for (const listener of this.#listeners(seat)) {
      const { claims, trust } = this.#hearsay(listener);
      talk.heard++;
      if (claims[place]!.verdict !== 'contradicted' && isBelieved(trust(seat))) talk.believed++;
    }
  }

  /** The place of a claim among claims, without plans. */
  #placeOf(index: number): number {
    const before = this.#vars.claims.slice(0, index);
    return before.filter(({ says }) => says.startsWith('claim-')).length;
  }

  /** Looks for lies that somebody has found out. */
  #unmask(): void {
    if (this.#open.length === 0) return;
    const heard = this.#seats.map((seat) => this.#hearsay(seat).claims);
    this.#open = this.#open.filter(({ seat, claim }) => {
      const isCaught = this.#listeners(seat).some(
        (listener) => heard[listener]![claim]!.verdict === 'contradicted',
      );
      if (isCaught) at(this.talk, seat, 'player').caught++;
      return !isCaught;
    });
  }
}
