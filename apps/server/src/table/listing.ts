/** The public tables, the newest last. It is kept up as tables change: nobody walks over all of them to show it. */
import { at } from '@deadlight/engine';
import type { Listed } from '@deadlight/host';

/** More than this the lobby does not show. */
export const MAX_LISTED = 200;

interface Line {
  /** Lines are in the order of their numbers. */
  readonly number: number;
  listed: Listed;
}

export class Listing {
  readonly #lines: Line[] = [];
  readonly #byTable = new Map<string, Line>();
  #opened = 0;
  #newest: readonly Listed[] | null = null;

  /** The newest ones. The same list until something on it changes. */
  get newest(): readonly Listed[] {
    this.#newest ??= this.#lines.slice(-MAX_LISTED).map(({ listed }) => listed);
    return this.#newest;
  }

  /** How a table is shown from now on; null if it is not. */
  put(table: string, listed: Listed | null): void {
    const line = this.#byTable.get(table);
    if (listed === null && line === undefined) return;
    this.#newest = null;
    if (listed === null) this.#remove(table, line!);
    else if (line !== undefined) line.listed = listed;
    else {
      const made = { number: this.#opened++, listed };
      this.#lines.push(made);
      this.#byTable.set(table, made);
    }
  }

  #remove(table: string, { number }: Line): void {
    this.#byTable.delete(table);
    let from = 0;
    for (let to = this.#lines.length; from < to; ) {
      const middle = (from + to) >>> 1;
      if (at(this.#lines, middle, 'line').number < number) from = middle + 1;
      else to = middle;
    }
    this.#lines.splice(from, 1);
  }
}
