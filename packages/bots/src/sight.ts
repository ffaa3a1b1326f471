import {
  type Answer,
  codeOf,
  type Game,
  includes,
  type Kind,
  NO_KIND,
  type Note,
  type Option,
  type Seat,
  type Table,
  type Thing,
  type View,
  viewOf,
} from '@deadlight/engine';
import { imagine } from './imagine.ts';

/** Stands for a thing whose face the seat does not see. */
export const UNSEEN = NO_KIND;

/** By verb, then by values: an order that reveals nothing about how the options were found. */
const byVerb = (a: Option, b: Option): number => codeOf(a) - codeOf(b) || a - b;

/**
 * What one seat sees of a table in play: a lazy `View`.
 * Bots see the table through it and through nothing else.
 */
export class Sight<V = unknown> {
  readonly #table: Table<V>;
  readonly seat: Seat;
  /** The options in the order in which the table found them, and sorted. */
  #found: readonly Option[] = [];
  #sorted: readonly Option[] = [];

  constructor(table: Table<V>, seat: Seat) {
    this.#table = table;
    this.seat = seat;
  }

  get game(): Game<V> {
    return this.#table.game;
  }

  get seats(): number {
    return this.#table.state.seats;
  }

  /** Public variables. They change as the game goes on; do not modify them. */
  get vars(): Readonly<V> {
    return this.#table.vars;
  }

  /** The number of things in a zone, or `UNSEEN` where the seat may not count them. */
  size(zone: number): number {
    return this.#counts(zone) ? this.#table.zone(zone).length : UNSEEN;
  }

  #counts(zone: number): boolean {
    const table = this.#table;
    return table.over !== null || includes(table.game.zones.list[zone]!.size, this.seat);
  }

  /** The kinds of things in a zone, `UNSEEN` where the seat cannot read one; unordered where the order is hidden. */
  kinds(zone: number): Kind[] {
    const table = this.#table;
    if (!this.#counts(zone)) return [];
    const seen = table
      .zone(zone)
      .map((thing) => (table.knows(this.seat, thing) ? table.kind(thing) : UNSEEN));
    return table.game.zones.list[zone]!.ordered ? seen : seen.sort((a, b) => a - b);
  }

  /** The number of things in a zone that show this face to the seat, whatever is behind it. */
  showing(zone: number, printedFace: string): number {
    const table = this.#table;
    if (!this.#counts(zone)) return 0;
    let count = 0;
    for (const thing of table.zone(zone)) {
      const kind = table.game.kinds[table.kind(thing)]!;
      if ((kind.printedFace ?? kind.name) === printedFace && table.sees(this.seat, thing)) count++;
    }
    return count;
  }

  /** The zone of a thing whose face the seat sees, or -1. */
  where(thing: Thing): number {
    return this.#table.sees(this.seat, thing) ? this.#table.where(thing) : -1;
  }

  get notes(): readonly Note[] {
    return this.#table.state.notes[this.seat] ?? [];
  }

  /** The procedure and step that ask. */
  get asks(): string {
    return this.#table.state.stack.at(-1)!.at;
  }

  /** All seats that are asked the question. */
  get asked(): readonly Seat[] {
    return this.#table.asked;
  }

  /** Every legal option, in an order that reveals nothing. */
  get options(): readonly Option[] {
    const found = this.#table.options(this.seat);
    if (found !== this.#found) {
      this.#found = found;
      this.#sorted = found.toSorted(byVerb);
    }
    return this.#sorted;
  }

  /** The number of options in an answer. */
  get choose(): { readonly min: number; readonly max: number } {
    return this.#table.choose(this.seat);
  }

  /** The complete view, as it would be sent to a remote player. */
  get view(): View<V> {
    return viewOf(this.#table, this.seat);
  }

  /** A table that could be this one: everything the seat cannot know is dealt again. */
  imagine(seed: string): Table<V> {
    return imagine(this.#table, this.seat, seed);
  }
}

/** One option, or the list that a question for several options takes. */
export const answerOf = ({ choose: { min, max } }: Sight, chosen: readonly Option[]): Answer =>
  min === 1 && max === 1 ? chosen[0]! : chosen;
