/** A copy of a record that is kept up to date where it lies, and says how the record changed since it was last looked at. */
import { type Change, type Changes, changeOf, type Fields, same } from './changes.ts';
import { copy } from './state.ts';

/** Names and values lie in lists: next to a loop over the record that costs far less than to look each name up. */
export class Snapshot {
  #names: string[] = [];
  #values: unknown[] = [];

  constructor(record: Fields) {
    this.#take(record);
  }

  /** What `changeOf` would say; it shares nothing with the record. */
  catchUp(record: Fields): Changes | undefined {
    const names = this.#names;
    const values = this.#values;
    let changes: Record<string, Change> | undefined;
    let at = 0;
    for (const name in record) {
      const now = record[name];
      if (now === undefined) continue;
      if (names[at] !== name) return this.#anew(record, changes);
      const was = values[at];
      if (was !== now && !same(was, now)) {
        changes ??= {};
        changes[name] = copy(changeOf(was, now)!);
        values[at] = copy(now);
      }
      at++;
    }
    return at === names.length ? changes : this.#anew(record, changes);
  }

  /** Some name is new, or gone. */
  #anew(record: Fields, changes: Changes | undefined): Changes {
    const values = this.#values;
    const before = Object.fromEntries(this.#names.map((name, at) => [name, values[at]]));
    const more = changeOf(before, record) as Changes | undefined;
    this.#take(record);
    return { ...changes, ...copy(more) };
  }

  #take(record: Fields): void {
    this.#names = Object.keys(record).filter((name) => record[name] !== undefined);
    this.#values = this.#names.map((name) => copy(record[name]));
  }
}
