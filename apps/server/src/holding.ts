/** The tables that a process holds, and where they are kept: all of them in a file, or shards of a database. */
import type { Around } from './around.ts';
import type { Hall } from './hall.ts';
import { newTableId } from './shards.ts';
import { sqliteStore } from './sqlite-store.ts';
import { Tables } from './tables.ts';

export interface Holding {
  /** Where pages find their tables; null in a process that has no pages. */
  readonly hall: Hall | null;
  /** How many tables there are. */
  readonly size: number;
  /** Why nothing can be kept at the moment; null if it can. */
  readonly problem: string | null;
  /** Clears away what nobody comes back to. */
  sweep(): Promise<void>;
  /** Does what the operator has asked for. */
  obey(): Promise<void>;
  /** The server stops: what was begun is ended, and the clocks stand. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

/** What a holding brings to its tables itself. */
export type AroundHolding = Omit<Around, 'store' | 'newId'>;

/** All tables of a server that stands alone. */
export async function holdAll(folder: string, around: AroundHolding): Promise<Holding> {
  const store = sqliteStore(folder);
  const tables = new Tables({ ...around, store, newId: newTableId });
  await tables.load();
  // A table that is to be closed is not played once more.
  await tables.obey();
  return {
    hall: tables,
    get size() {
      return tables.size;
    },
    get problem() {
      return store.problem;
    },
    sweep: () => tables.sweep(),
    obey: () => tables.obey(),
    rest: () => tables.rest(),
    close: () => store.close(),
  };
}
