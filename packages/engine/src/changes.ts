/** What changed from one view to the next, as plain data: small enough to be sent after every decision. */
import type { Plain } from './state.ts';
import type { View } from './view.ts';

/** The field is gone. */
const GONE = 0;

/**
 * How a value changed: `[value]` is a new one in its index; `[from, removed, ...added]` are parts of a
 * list that were replaced; a record has the changes of fields (or of places in a list) by name; `0` says
 * that the field is gone.
 */
export type Change =
  | typeof GONE
  | readonly [Plain]
  | readonly [from: number, removed: number, ...added: Plain[]]
  | { readonly [field: string]: Change };

/** How a view changed, by its fields; empty if it did not. */
export type Changes = { readonly [field: string]: Change };

export type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Deep equality of plain data; identical objects cost nothing. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b);
  if (Array.isArray(b)) return false;
  const [x, y] = [a as Fields, b as Fields];
  for (const name in x) if (!same(x[name], y[name])) return false;
  for (const name in y) if (y[name] !== undefined && x[name] === undefined) return false;
  return true;
}

/** One loop for each kind of value: docs/engine.md#written-for-v8. */
function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  const kind = typeof b[0];
  if (kind === 'number') return sameNumbers(a, b);
  if (kind === 'boolean') return sameFlags(a, b);
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
}

function sameNumbers(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false;
  return true;
}

function sameFlags(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false;
  return true;
}

/** How a value changed; undefined if it did not. */
export function changeOf(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after))
    return [after as Plain];
  if (Array.isArray(before)) return listChange(before, after as readonly unknown[]);
  return fieldChanges(before as Fields, after as Fields);
}

function fieldChanges(before: Fields, after: Fields): Changes | undefined {
  let changes: Record<string, Change> | undefined;
  for (const name in after) {
    const [was, now] = [before[name], after[name]];
    if (was === now || now === undefined) continue;
    const change = was === undefined ? ([now as Plain] as const) : changeOf(was, now);
    if (change === undefined) continue;
    changes ??= {};
    changes[name] = change;
  }
  for (const name in before) {
    if (before[name] === undefined || after[name] !== undefined) continue;
    changes ??= {};
    changes[name] = GONE;
  }
  return changes;
}

function listChange(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && same(before[from], after[from])) from++;
  if (from === before.length && from === after.length) return undefined;
  if (before.length === after.length && isObject(before[from]) && isObject(after[from]))
    return placeChanges(before, after, from);
  let kept = 0;
  while (kept < most - from && same(before.at(-1 - kept), after.at(-1 - kept))) kept++;
  const added = after.slice(from, after.length - kept) as Plain[];
  return [from, before.length - kept - from, ...added];
}

/** A list of the same length, such as one record for each seat, of which some changed. */
function placeChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  from: number,
): Changes | undefined {
  const changes: Record<string, Change> = {};
  for (let index = from; index < after.length; index++) {
    const change = changeOf(before[index], after[index]);
    if (change !== undefined) changes[index] = change;
  }
  return changes;
}

/** What changed from one view of a seat to a later one. As a function of the two views, it reveals nothing else. */
export const changesBetween = <V>(before: View<V>, after: View<V>): Changes =>
  fieldChanges(before as unknown as Fields, after as unknown as Fields) ?? {};

function applied(before: unknown, change: Exclude<Change, typeof GONE>): unknown {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    const [from, removed, ...added] = change as [number, number, ...Plain[]];
    return (before as readonly unknown[]).toSpliced(from, removed, ...added);
  }
  const made = (Array.isArray(before) ? before.slice() : { ...(before as Fields) }) as Record<
    string,
    unknown
  >;
  for (const [name, part] of Object.entries(change as Changes)) {
    if (part === GONE) delete made[name];
    else made[name] = applied(made[name], part);
  }
  return made;
}

/** Applies changes to a view. The old view is not modified; unchanged parts are shared. */
export const applyChanges = <V>(view: View<V>, changes: Changes): View<V> =>
  applied(view, changes) as View<V>;
