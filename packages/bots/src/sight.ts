import {
  type Answer,
  codeOf,
  type Game,
  includes,
  type Note,
  type Option,
  type Seat,
  type Table,
  type View,
  viewOf,
} from '@deadlight/engine';
import { imagine } from './imagine.ts';

/** Stands for a thing whose face the seat does not see. */
export const UNSEEN = -1;

/** By verb, then by values: an order that tells nothing of how the options were found. */
const byVerb = (a: Option, b: Option): number => codeOf(a) - codeOf(b) || a - b;

/**
 * What one seat sees of a table that goes on: a `View` that costs nothing until it is looked at.
 * Bots look through it and through nothing else.
 */
export class Sight<V = unknown> {
  readonly #table: Table<V>;
  readonly seat: Seat;
  /** The options as the table has found them, and in their order. */
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

  /** What everyone knows. It changes as the game goes on, and is not to be changed. */
  get vars(): Readonly<V> {
    return this.#table.vars;
  }

  /** How many things lie in a zone, or `UNSEEN` where the seat may not count them. */
  size(zone: number): number {
    return this.#counts(zone) ? this.#table.zone(zone).length : UNSEEN;
  }

  #counts(zone: number): boolean {
    const table = this.#table;
    return table.over !== null || includes(table.game.zones.list[zone]!.size, this.seat);
  }

  /** What lies in a zone, as kinds, `UNSEEN` where the seat cannot read one; in no order where order is hidden. */
  kinds(zone: number): number[] {
    const table = this.#table;
    if (!this.#counts(zone)) return [];
    const seen = table
      .zone(zone)
      .map((thing) => (table.knows(this.seat, thing) ? table.kind(thing) : UNSEEN));
    return table.game.zones.list[zone]!.ordered ? seen : seen.sort((a, b) => a - b);
  }

  /** How many things in a zone show this face to the seat; what is behind a front does not matter. */
  showing(zone: number, front: string): number {
    const table = this.#table;
    if (!this.#counts(zone)) return 0;
    let count = 0;
    for (const thing of table.zone(zone)) {
      const kind = table.game.kinds[table.kind(thing)]!;
      if ((kind.front ?? kind.name) === front && table.sees(this.seat, thing)) count++;
    }
    return count;
  }

  /** The zone where a thing lies whose face the seat sees, or -1. */
  where(thing: number): number {
    return this.#table.sees(this.seat, thing) ? this.#table.where(thing) : -1;
  }

  get notes(): readonly Note[] {
    return this.#table.state.notes[this.seat] ?? [];
  }

  /** The procedure and step that ask. */
  get asks(): string {
    return this.#table.state.stack.at(-1)!.at;
  }

  /** All seats that the question is put to. */
  get asked(): readonly Seat[] {
    return this.#table.asked;
  }

  /** Every legal option, in an order that betrays nothing. */
  get options(): readonly Option[] {
    const found = this.#table.options(this.seat);
    if (found !== this.#found) {
      this.#found = found;
      this.#sorted = found.toSorted(byVerb);
    }
    return this.#sorted;
  }

  /** How many options the answer holds. */
  get choose(): { readonly min: number; readonly max: number } {
    return this.#table.choose(this.seat);
  }

  /** All of it at once, as it would be sent to somebody far away. */
  get view(): View<V> {
    return viewOf(this.#table, this.seat);
  }

  /** A table that could be this one: all that the seat cannot know is dealt anew. */
  imagine(seed: string): Table<V> {
    return imagine(this.#table, this.seat, seed);
  }
}

/** One option, or the list that a question for several takes. */
export const answerOf = ({ choose: { min, max } }: Sight, chosen: readonly Option[]): Answer =>
  min === 1 && max === 1 ? chosen[0]! : chosen;
