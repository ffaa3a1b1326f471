/** A table as those come to it who know its name: it is read when it is needed, and may rest again in between. */
import type { ToServer } from '@deadlight/host';
import type { Client } from '../socket/client.ts';
import type { TableHandle } from './directory.ts';
import type { OnlineTable } from './online-table.ts';

export interface TablesInside {
  /** Undefined if it is at rest, or if there is none. */
  inMemory(id: string): OnlineTable | undefined;
  /** Reads it if it is at rest; throws if there is none. */
  wake(id: string): Promise<OnlineTable>;
}

export class TableDoor implements TableHandle {
  readonly id: string;
  readonly #tables: TablesInside;
  /** What was said last while the table was being read. */
  #waking: Promise<OnlineTable> | null = null;

  constructor(id: string, tables: TablesInside) {
    this.id = id;
    this.#tables = tables;
  }

  /** What is said while the table is being read keeps its order. */
  do(client: Client, message: ToServer): Promise<void> {
    const table = this.#tables.inMemory(this.id);
    if (this.#waking === null && table !== undefined) return table.do(client, message);
    const waking = (this.#waking ?? Promise.resolve()).then(() => this.#tables.wake(this.id));
    this.#waking = waking;
    return waking
      .finally(() => {
        if (this.#waking === waking) this.#waking = null;
      })
      .then((woken) => woken.do(client, message));
  }

  /** Nobody is at a table that rests. */
  leave(client: Client): void {
    this.#tables.inMemory(this.id)?.leave(client);
  }

  mayDoMore(client: Client): boolean {
    return this.#tables.inMemory(this.id)?.mayDoMore(client) ?? true;
  }

  beat(client: Client): void {
    const table = this.#tables.inMemory(this.id);
    if (table === undefined) client.send({ say: 'beat', seq: 0 });
    else table.beat(client);
  }
}
