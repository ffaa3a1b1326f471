/** Unchanged parts stay the very same object, so that only changed ones are rendered again. */
import { computed, type ReadonlySignal } from '@preact/signals';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What it was before: by its id where it has one, since lists grow anywhere, else by its index. */
function matches(before: readonly unknown[]): (part: unknown, index: number) => unknown {
  const named = new Map(before.map((part) => [isFields(part) ? part['id'] : undefined, part]));
  return (part, index) =>
    isFields(part) && part['id'] !== undefined ? named.get(part['id']) : before[index];
}

function steadyList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const match = matches(before);
  const parts = now.map((part, index) => steady(match(part, index), part));
  const same = parts.length === before.length && parts.every((part, i) => part === before[i]);
  return same ? before : parts;
}

function steadyFields(before: Fields, now: Fields): Fields {
  const names = Object.keys(now);
  const parts = names.map((name) => [name, steady(before[name], now[name])] as const);
  const same =
    names.length === Object.keys(before).length &&
    parts.every(([name, part]) => name in before && part === before[name]);
  return same ? before : Object.fromEntries(parts);
}

/** Plain data, made of what was there before as far as it is the same. */
export function steady<T>(before: unknown, now: T): T;
export function steady(before: unknown, now: unknown): unknown {
  if (before === now) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? steadyList(before, now) : now;
  if (isFields(now)) return isFields(before) ? steadyFields(before, now) : now;
  return now;
}

/** A computed signal of plain data that tells its readers only of what has changed. */
export function steadily<T>(compute: () => T): ReadonlySignal<T> {
  let last: unknown;
  return computed(() => {
    const now = steady(last, compute());
    last = now;
    return now;
  });
}
