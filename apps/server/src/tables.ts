/** All tables of this server, or of a shard that it holds. */
import { setImmediate } from 'node:timers/promises';
import type { Listed, OnlineWish } from '@deadlight/host';
import type { Around, AroundTable } from './around.ts';
import { type Client, Denied } from './client.ts';
import type { Hall } from './hall.ts';
import { OnlineTable } from './online-table.ts';
import type { TableDoc } from './store.ts';
import { asOfToday, newTable } from './table-doc.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A table that nobody is at takes no memory after this time. */
const RESTING = MINUTE;
/** So many are looked at in one go. */
const AT_ONCE = 50;
/** A table that nobody came to disappears. */
const UNUSED = 30 * MINUTE;

export class Tables implements Hall {
  readonly #around: AroundTable;
  readonly #all = new Map<string, OnlineTable>();

  constructor(around: Around) {
    this.#around = {
      ...around,
      open: (table) => this.#open(table),
      isThere: (table) => this.#all.has(table),
    };
  }

  /** Takes up all that was kept. Games are played again when somebody comes. */
  async load(): Promise<void> {
    for (const doc of await this.#around.store.tables())
      this.#all.set(doc.id, new OnlineTable(asOfToday(doc), this.#around));
  }

  get size(): number {
    return this.#all.size;
  }

  find(id: string): OnlineTable {
    const table = this.#all.get(id);
    if (table === undefined) throw new Denied('no-table');
    return table;
  }

  async record(id: string): Promise<string> {
    return this.find(id).record();
  }

  async create({ guest }: Pick<Client, 'guest'>, wish: OnlineWish): Promise<string> {
    const table = await newTable(guest, wish, this.#around);
    await this.#open(table);
    return table.id;
  }

  async #open(table: TableDoc): Promise<void> {
    const { limits, store } = this.#around;
    if ((await store.openedBy(table.owner)) >= limits.tables) throw new Denied('too-many');
    await store.save(table);
    this.#all.set(table.id, new OnlineTable(table, this.#around));
    this.#around.changed();
  }

  get listed(): Listed[] {
    return [...this.#all.values()].flatMap((table) => table.listed ?? []).slice(-200);
  }

  /** Does what the operator has asked for. */
  async obey(): Promise<void> {
    for (const { table, faulty } of await this.#around.store.orders())
      await this.#all.get(table)?.end(faulty);
  }

  /** Clears away what nobody comes back to. */
  async sweep(): Promise<void> {
    const now = this.#around.now();
    const { finished, abandoned } = this.#around.limits;
    for (const [id, table] of this.#all) {
      const { changed, state } = table.doc;
      const since = table.emptySince;
      const most = state === 'open' ? UNUSED : state === 'over' ? finished * DAY : abandoned * DAY;
      if (since === null) continue;
      if (now - since > RESTING) table.letGo();
      if (now - Math.max(since, changed) < most) continue;
      this.#all.delete(id);
      await this.#around.store.remove(id);
      this.#around.changed();
    }
    let told = 0;
    for (const table of this.#all.values()) {
      table.tellPresence();
      // Nobody waits for all of them.
      if (++told % AT_ONCE === 0) await setImmediate();
    }
  }

  /** Another process holds them from now on: nothing is done here any more, and nobody is told anything. */
  abandon(): void {
    for (const table of this.#all.values()) table.abandon();
    this.#all.clear();
  }

  /** The server stops: what was begun is ended, and the clocks stand. */
  async rest(): Promise<void> {
    await Promise.all([...this.#all.values()].map((table) => table.rest()));
  }
}
