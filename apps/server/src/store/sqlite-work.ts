/** Messages between the SQLite store and its thread. */
import type { TableDoc } from './store.ts';

export interface Opened {
  readonly file: string;
  /** Held for as long as the store is open: no two servers write to one folder. */
  readonly lock: string;
  readonly pragmas: readonly string[];
}

export type Work =
  | { readonly do: 'save'; readonly table: TableDoc }
  | {
      readonly do: 'append';
      readonly table: string;
      readonly place: number;
      /** As JSON. */
      readonly entry: string;
    }
  | { readonly do: 'remove'; readonly table: string }
  | { readonly do: 'tables' }
  | { readonly do: 'opened'; readonly guest: string }
  | { readonly do: 'log'; readonly table: string }
  | { readonly do: 'orders' }
  | { readonly do: 'backup'; readonly file: string }
  /** Makes a harmless write, to see whether anything can be written. */
  | { readonly do: 'probe' }
  | { readonly do: 'close' };

/** Work that is batched; the rest is read, or done by itself. */
export const CHANGES: ReadonlySet<Work['do']> = new Set(['save', 'append', 'remove', 'probe']);

/**
 * Appends alone, as nearly all work is: table, place and entry of one after another. Records would be copied from
 * thread to thread with all their names.
 */
export type Appends = readonly (string | number)[];
const APPEND_PARTS = 3;

export const areAppends = (given: readonly Work[] | Appends): given is Appends =>
  typeof given[0] === 'string';

export function* appendsIn(given: Appends): Iterable<Work> {
  for (let i = 0; i < given.length; i += APPEND_PARTS) {
    const [table, place, entry] = given.slice(i, i + APPEND_PARTS) as [string, number, string];
    yield { do: 'append', table, place, entry };
  }
}

/** The result of each piece of work, and its error or null. */
export interface Reply {
  readonly answers: readonly unknown[] | null;
  readonly errors: readonly (string | null)[] | null;
}
