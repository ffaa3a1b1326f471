/** Where what is laid out is taken from. */
import { at, type Kind, type KindSpec, Refused, type Thing } from '@deadlight/engine';
import { KIND, kindFinder } from '../things.ts';
import type { SurvivalTable } from '../vars.ts';

/** Takes things of a kind from wherever they are not needed. */
export class Box {
  readonly #table: SurvivalTable;
  readonly #kindOf: (group: string, name: string) => number;
  readonly #taken = new Set<number>();

  constructor(table: SurvivalTable, kinds: readonly KindSpec[]) {
    this.#table = table;
    this.#kindOf = kindFinder(kinds);
  }

  /** The kind of a name; any Contamination card will do for `contamination`. */
  #fits(group: string, name: string, kind: Kind): boolean {
    if (group === 'card' && name === 'contamination')
      return kind === KIND.infected || kind === KIND.clean;
    return kind === this.#kindOf(group, name);
  }

  fetch(group: string, name: string, to: number, from?: readonly number[]): Thing {
    const { state } = this.#table;
    if (!(group === 'card' && name === 'contamination')) this.#kindOf(group, name);
    const zones = from ?? state.zones.map((_, zone) => zone);
    for (const zone of zones)
      for (const thing of at(state.zones, zone, 'zone').toReversed())
        if (!this.#taken.has(thing) && this.#fits(group, name, this.#table.kind(thing))) {
          this.#taken.add(thing);
          this.#table.move(thing, to);
          return thing;
        }
    throw new Refused(`there is no ${group} "${name}" left to lay out`);
  }

  /** Puts things on top of a deck, the first on top. */
  stack(group: string, list: readonly string[], deck: number): void {
    for (const name of list.toReversed()) this.fetch(group, name, deck);
  }
}

export function emptyInto(table: SurvivalTable, from: number, to: number): void {
  while (table.zone(from).length > 0) table.move(table.top(from), to);
}
