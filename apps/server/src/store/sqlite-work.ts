/** Messages between the SQLite store and its thread. */
import type { MessagePort } from 'node:worker_threads';
import type { Statement } from '../people/statements.ts';
import type { Cutoffs, DueTask, Order, Plan, TableDoc } from './store.ts';

export interface Opened {
  readonly file: string;
  /** Held for as long as the store is open: no two servers write to one folder. */
  readonly lock: string;
  readonly pragmas: readonly string[];
}

export type Work =
  | { readonly do: 'save'; readonly table: TableDoc; readonly plans?: readonly Plan[] | undefined }
  | {
      readonly do: 'append';
      readonly table: string;
      readonly place: number;
      /** As JSON. */
      readonly entry: string;
      readonly plans?: readonly Plan[] | undefined;
    }
  | { readonly do: 'plan'; readonly about: string; readonly plan: Plan }
  | {
      readonly do: 'due';
      readonly now: number;
      readonly most: number;
      readonly shards: readonly number[] | null;
    }
  /** Without `again`, it is done. */
  | { readonly do: 'end-task'; readonly task: DueTask; readonly again?: number | undefined }
  | { readonly do: 'remove'; readonly table: string }
  | { readonly do: 'table'; readonly table: string }
  /** Of these shards; of all, if it is null. */
  | { readonly do: 'listed'; readonly most: number; readonly shards: readonly number[] | null }
  | { readonly do: 'tally'; readonly shards: readonly number[] | null }
  | {
      readonly do: 'abandoned';
      readonly before: Cutoffs;
      readonly most: number;
      readonly shards: readonly number[] | null;
    }
  | { readonly do: 'opened'; readonly guest: string }
  | { readonly do: 'log'; readonly table: string }
  | { readonly do: 'put-away'; readonly table: string }
  | { readonly do: 'outages' }
  | { readonly do: 'order'; readonly order: Order }
  | { readonly do: 'orders'; readonly shards: readonly number[] | null }
  /** Statements about people, in one transaction. */
  | { readonly do: 'people'; readonly statements: readonly Statement[] }
  | { readonly do: 'backup'; readonly file: string }
  /** Makes a harmless write, to see whether anything can be written. */
  | { readonly do: 'probe' }
  /** Another thread has ended. */
  | { readonly do: 'forget'; readonly thread: string }
  | { readonly do: 'close' };

/** Another thread sends its work through a port from now on. */
export interface Joins {
  readonly joins: string;
  readonly port: MessagePort;
}

/** Work that is batched; the rest is read, or done by itself. */
export const CHANGES: ReadonlySet<Work['do']> = new Set([
  'save',
  'append',
  'remove',
  'put-away',
  'plan',
  'end-task',
  'order',
  'probe',
]);

/**
 * Appends alone, as nearly all work is: table, place and entry of one after another. Records would be copied from
 * thread to thread with all their names.
 */
export type Appends = readonly (string | number)[];
const APPEND_PARTS = 3;

export type Batch = readonly Work[] | Appends;

export const areAppends = (given: Batch): given is Appends => typeof given[0] === 'string';

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
