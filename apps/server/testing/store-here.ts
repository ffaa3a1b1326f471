/** A store in memory, for tests of tables: what is saved is there for the next server. */
import type { Entry, Order, Store, TableDoc } from '../src/store/store.ts';

export class StoreHere implements Store {
  readonly problem = null;
  readonly #tables = new Map<string, TableDoc>();
  readonly #logs = new Map<string, Entry[]>();

  /** As it would be read again. */
  async save(table: TableDoc): Promise<void> {
    this.#tables.set(table.id, structuredClone(table));
  }

  async append(table: string, place: number, entry: Entry): Promise<void> {
    const log = this.#logs.get(table) ?? [];
    if (log.length !== place) throw new Error(`${table} has ${log.length} entries, not ${place}`);
    this.#logs.set(table, [...log, entry]);
  }

  async remove(table: string): Promise<void> {
    this.#tables.delete(table);
    this.#logs.delete(table);
  }

  async tables(): Promise<TableDoc[]> {
    return [...this.#tables.values()];
  }

  async openedBy(guest: string): Promise<number> {
    const open = (await this.tables()).filter(({ state }) => state !== 'over');
    return open.filter(({ owner }) => owner === guest).length;
  }

  async log(table: string): Promise<Entry[]> {
    return this.#logs.get(table) ?? [];
  }

  async isSuspect(): Promise<boolean> {
    return false;
  }

  async orders(): Promise<readonly Order[]> {
    return [];
  }

  async backup(): Promise<void> {}

  async close(): Promise<void> {}
}
