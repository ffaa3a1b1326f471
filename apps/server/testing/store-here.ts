/** A store in memory, for tests of tables: what is saved is there for the next server. */
import type {
  DueTask,
  Entry,
  KeptTable,
  Order,
  Plan,
  Store,
  TableDoc,
  Tally,
} from '../src/store/store.ts';

export class StoreHere implements Store {
  readonly problem = null;
  readonly #tables = new Map<string, TableDoc>();
  readonly #logs = new Map<string, Entry[]>();
  #tasks: (DueTask & Pick<Plan, 'topic'>)[] = [];

  /** As it would be read again. */
  async save(table: TableDoc, plans: readonly Plan[] = []): Promise<void> {
    this.#tables.set(table.id, structuredClone(table));
    for (const plan of plans) await this.plan(table.id, plan);
  }

  async append(
    table: string,
    place: number,
    entry: Entry,
    plans: readonly Plan[] = [],
  ): Promise<void> {
    const log = this.#logs.get(table) ?? [];
    if (log.length !== place) throw new Error(`${table} has ${log.length} entries, not ${place}`);
    this.#logs.set(table, [...log, entry]);
    for (const plan of plans) await this.plan(table, plan);
  }

  async plan(about: string, { topic, tasks }: Plan): Promise<void> {
    const others = this.#tasks.filter((task) => task.table !== about || task.topic !== topic);
    this.#tasks = [...others, ...tasks.map((task) => ({ ...task, table: about, topic }))];
  }

  async dueTasks(now: number, most: number): Promise<readonly DueTask[]> {
    const due = this.#tasks.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
    return due.slice(0, most).map(({ topic: _, ...task }) => task);
  }

  async endTask({ table, id }: DueTask, again?: number): Promise<void> {
    this.#tasks = this.#tasks.flatMap((task) => {
      if (task.table !== table || task.id !== id) return [task];
      return again === undefined ? [] : [{ ...task, at: again }];
    });
  }

  async remove(table: string): Promise<void> {
    this.#tables.delete(table);
    this.#logs.delete(table);
    this.#tasks = this.#tasks.filter((task) => task.table !== table);
  }

  async table(id: string): Promise<KeptTable | null> {
    const doc = this.#tables.get(id);
    return doc === undefined ? null : { doc, last: this.#logs.get(id)?.at(-1) ?? null };
  }

  get #unfinished(): TableDoc[] {
    return [...this.#tables.values()].filter(({ state }) => state !== 'over');
  }

  async listed(most: number): Promise<TableDoc[]> {
    const listed = this.#unfinished.filter(({ listed }) => listed);
    return listed.toSorted((a, b) => b.created - a.created).slice(0, most);
  }

  async tally(): Promise<Tally[]> {
    return [...this.#tables.values()].map((doc) => ({ ...doc, tables: 1 }));
  }

  /** Tests here are too short for that. */
  async abandoned(): Promise<[]> {
    return [];
  }

  async openedBy(guest: string): Promise<number> {
    return this.#unfinished.filter(({ owner }) => owner === guest).length;
  }

  async log(table: string): Promise<Entry[]> {
    return this.#logs.get(table) ?? [];
  }

  /** Here it takes no room. */
  async putAway(): Promise<void> {}

  async outages(): Promise<[]> {
    return [];
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
