/**
 * The public tables, the newest last. It is kept up as tables change, and holds no more than it may have to show: when too
 * many of these are gone, it is filled again from the store.
 */
import { at } from '@deadlight/engine';
import type { LobbyLine } from './table-info.ts';

/** More than this the lobby does not show. */
export const MAX_LISTED = 200;
/** Of the tables of one shard among many it shows no more than this. */
export const MAX_OF_A_SHARD = 25;

/** The lists of several shards in one: all of them if they fit, or the newest of each. */
export function together(lists: readonly (readonly LobbyLine[])[]): LobbyLine[] {
  const all = lists.flat();
  if (all.length <= MAX_LISTED) return all;
  const share = Math.ceil(MAX_LISTED / lists.length);
  return lists.flatMap((list) => list.slice(-share)).slice(-MAX_LISTED);
}

export interface Line {
  readonly created: number;
  readonly listed: LobbyLine;
}

const isBefore = (a: Line, b: Line): boolean =>
  a.created < b.created || (a.created === b.created && a.listed.shown.id < b.listed.shown.id);

export class Listing {
  /** The oldest first. */
  #lines: Line[] = [];
  readonly #byTable = new Map<string, Line>();
  /** The store has more. */
  #hasMore = false;
  #newest: readonly LobbyLine[] | null = null;
  readonly #shown: number;

  constructor(shown = MAX_LISTED) {
    this.#shown = shown;
  }

  /** How many are held, so that the store is asked again only after many have gone. */
  get most(): number {
    return 2 * this.#shown;
  }

  /** The newest ones. The same list until something on it changes. */
  get newest(): readonly LobbyLine[] {
    this.#newest ??= this.#lines.slice(-this.#shown).map(({ listed }) => listed);
    return this.#newest;
  }

  /** Whether it has less to show than there is. */
  get isShort(): boolean {
    return this.#hasMore && this.#lines.length < this.#shown;
  }

  /** Takes the place of what was there: the newest of the store, of which there may be more. */
  fill(lines: readonly Line[], hasMore: boolean): void {
    this.#byTable.clear();
    this.#lines = lines.toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
    for (const line of lines) this.#byTable.set(line.listed.shown.id, line);
    this.#hasMore = hasMore;
    this.#newest = null;
  }

  /** How a table is shown from now on; null if it is not. */
  put(table: string, created: number, listed: LobbyLine | null): void {
    const before = this.#byTable.get(table);
    if (before !== undefined) this.#remove(before);
    if (listed !== null) this.#add({ created, listed });
    else if (before === undefined) return;
    this.#newest = null;
  }

  #add(line: Line): void {
    const place = this.#placeOf(line);
    // The store has others between this one and those that are held.
    if (place === 0 && this.#hasMore) return;
    this.#lines.splice(place, 0, line);
    this.#byTable.set(line.listed.shown.id, line);
    if (this.#lines.length <= this.most) return;
    this.#hasMore = true;
    this.#remove(at(this.#lines, 0, 'line'));
  }

  #remove(line: Line): void {
    this.#byTable.delete(line.listed.shown.id);
    this.#lines.splice(this.#placeOf(line), 1);
  }

  /** How many lines are older. */
  #placeOf(line: Line): number {
    let from = 0;
    for (let to = this.#lines.length; from < to; ) {
      const middle = (from + to) >>> 1;
      if (isBefore(at(this.#lines, middle, 'line'), line)) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
