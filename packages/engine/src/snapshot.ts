/** A copy of a record, updated in place, that reports how the record changed since the last look. */
import { type Change, type Changes, changeOf, type Fields, same } from './changes.ts';
import { copy, type Plain } from './state.ts';

/** Names and values are kept in lists, and lists of small numbers in one block: docs/engine.md#written-for-v8. */
export class Snapshot {
  #names: string[] = [];
  /** A copy of each value; for a list kept in the block, its length. */
  #values: unknown[] = [];
  #kinds: Kind[] = [];
  #block = new Int16Array(0);

  constructor(record: Fields) {
    this.#take(record);
  }

  /** What `changeOf` would say; it shares nothing with the record. */
  catchUp(record: Fields): Changes | undefined {
    const names = this.#names;
    const kinds = this.#kinds;
    const values = this.#values;
    let changes: Record<string, Change> | undefined;
    let at = 0;
    let from = 0;
    for (const name in record) {
      const now = record[name];
      if (now === undefined) continue;
      if (names[at] !== name) return this.#rebuild(record, changes);
      const was = values[at];
      const kind = kinds[at]!;
      if (kind === OTHER) {
        if (was !== now && !same(was, now)) {
          changes ??= {};
          changes[name] = copy(changeOf(was, now)!);
          values[at] = copy(now);
        }
      } else {
        const length = was as number;
        const isSame =
          kind === NUMBERS
            ? this.#hasNumbers(now, from, length)
            : this.#hasFlags(now, from, length);
        if (!isSame) {
          changes ??= {};
          if (kindOf(now) !== kind || (now as unknown[]).length !== length) {
            changes[name] = copy(changeOf(this.#listAt(kind, from, length), now)!);
            return this.#rebuild(record, changes);
          }
          changes[name] = this.#rewrite(now as readonly Plain[], from);
        }
        from += length;
      }
      at++;
    }
    return at === names.length ? changes : this.#rebuild(record, changes);
  }

  #hasNumbers(now: unknown, from: number, length: number): boolean {
    if (!Array.isArray(now) || now.length !== length) return false;
    const block = this.#block;
    for (let i = 0; i < length; i++) if (now[i] !== block[from + i]) return false;
    return true;
  }

  #hasFlags(now: unknown, from: number, length: number): boolean {
    if (!Array.isArray(now) || now.length !== length) return false;
    const block = this.#block;
    for (let i = 0; i < length; i++) if (now[i] !== (block[from + i] === 1)) return false;
    return true;
  }

  /** Keeps a list of the same kind and length; returns what `changeOf` would say. */
  #rewrite(list: readonly Plain[], at: number): Change {
    const block = this.#block;
    let from = 0;
    while (block[at + from] === Number(list[from])) from++;
    let to = list.length;
    while (block[at + to - 1] === Number(list[to - 1])) to--;
    const change: [number, number, ...Plain[]] = [from, to - from];
    for (let i = from; i < to; i++) {
      const value = list[i]!;
      change.push(value);
      block[at + i] = Number(value);
    }
    return change;
  }

  #listAt(kind: Kind, from: number, length: number): unknown[] {
    const list = Array.from(this.#block.subarray(from, from + length));
    return kind === FLAGS ? list.map((value) => value === 1) : list;
  }

  #write(list: readonly unknown[], from: number): void {
    for (let i = 0; i < list.length; i++) this.#block[from + i] = Number(list[i]);
  }

  /** A name is new or gone, or a list became another kind of list. */
  #rebuild(record: Fields, changes: Changes | undefined): Changes {
    const before: Record<string, unknown> = {};
    let from = 0;
    this.#names.forEach((name, at) => {
      const kind = this.#kinds[at]!;
      const value = this.#values[at];
      before[name] = kind === OTHER ? value : this.#listAt(kind, from, value as number);
      if (kind !== OTHER) from += value as number;
    });
    const more = changeOf(before, record) as Changes | undefined;
    this.#take(record);
    return { ...changes, ...copy(more) };
  }

  #take(record: Fields): void {
    this.#names = Object.keys(record).filter((name) => record[name] !== undefined);
    this.#kinds = this.#names.map((name) => kindOf(record[name]));
    const lists = this.#names.filter((_, at) => this.#kinds[at] !== OTHER);
    const size = lists.reduce((sum, name) => sum + (record[name] as unknown[]).length, 0);
    this.#block = new Int16Array(size);
    let from = 0;
    this.#values = this.#names.map((name, at) => {
      const value = record[name];
      if (this.#kinds[at] === OTHER) return copy(value);
      const list = value as readonly unknown[];
      this.#write(list, from);
      from += list.length;
      return list.length;
    });
  }
}

const OTHER = 0;
const NUMBERS = 1;
const FLAGS = 2;
type Kind = typeof OTHER | typeof NUMBERS | typeof FLAGS;

const MAX_INT16 = 0x7fff;
const isSmall = (value: unknown): boolean =>
  Number.isInteger(value) && Math.abs(value as number) <= MAX_INT16 && !Object.is(value, -0);

/** How a value is stored. */
function kindOf(value: unknown): Kind {
  if (!Array.isArray(value) || value.length === 0) return OTHER;
  if (value.every(isSmall)) return NUMBERS;
  return value.every((one) => typeof one === 'boolean') ? FLAGS : OTHER;
}
