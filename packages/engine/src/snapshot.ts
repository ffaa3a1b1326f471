/** A copy of a record that is kept up to date where it lies, and says how the record changed since it was last looked at. */
import { type Change, type Changes, changeOf, type Fields, same } from './changes.ts';
import { copy } from './state.ts';

/**
 * Names and values lie in lists: next to a loop over the record that costs far less than to look each name up. Most
 * of a game is lists of small numbers and flags. These lie in one block, in a quarter of the room: what is compared
 * after every decision of thousands of tables comes from far away in memory.
 */
export class Snapshot {
  #names: string[] = [];
  /** A copy of each value; where it lies in the block, for a list that does, its length is here. */
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
      if (names[at] !== name) return this.#anew(record, changes);
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
          changes[name] = copy(changeOf(this.#listAt(kind, from, length), now)!);
          if (kindOf(now) !== kind || (now as unknown[]).length !== length)
            return this.#anew(record, changes);
          this.#write(now as readonly unknown[], from);
        }
        from += length;
      }
      at++;
    }
    return at === names.length ? changes : this.#anew(record, changes);
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

  #listAt(kind: Kind, from: number, length: number): unknown[] {
    const list = Array.from(this.#block.subarray(from, from + length));
    return kind === FLAGS ? list.map((value) => value === 1) : list;
  }

  #write(list: readonly unknown[], from: number): void {
    for (let i = 0; i < list.length; i++) this.#block[from + i] = Number(list[i]);
  }

  /** Some name is new or gone, or a list has become another kind of list. */
  #anew(record: Fields, changes: Changes | undefined): Changes {
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

const MOST = 0x7fff;
const isSmall = (value: unknown): boolean =>
  Number.isInteger(value) && Math.abs(value as number) <= MOST && !Object.is(value, -0);

/** What a value may be kept as. */
function kindOf(value: unknown): Kind {
  if (!Array.isArray(value) || value.length === 0) return OTHER;
  if (value.every(isSmall)) return NUMBERS;
  return value.every((one) => typeof one === 'boolean') ? FLAGS : OTHER;
}
