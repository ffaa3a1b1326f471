/** The tables that a process holds, and where they are kept: all of them in a file, or shards of a database. */

import type { People } from '../people/people.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import type { TableDoc } from '../store/store.ts';
import type { TableDirectory } from './directory.ts';
import type { ServerServices } from './services.ts';
import { newTableId } from './shards.ts';
import { Tables } from './tables.ts';

export interface TableOwner {
  readonly people: People;
  /** Where pages find their tables; null in a process that has no pages. */
  readonly directory: TableDirectory | null;
  /** How many tables are in a state. */
  count(state: TableDoc['state']): number;
  /** Brings up to date what other threads count. */
  gatherCounts?(): Promise<void>;
  /** Why nothing can be stored at the moment; null if it can. */
  readonly problem: string | null;
  /** Probes whether anything can be written, unless other writes show it all the time. */
  probe(): Promise<void>;
  /** Removes abandoned tables. */
  sweep(): Promise<void>;
  /** Carries out operator orders. */
  runOperatorOrders(): Promise<void>;
  /** Does what tables have to do by themselves. */
  runDueTasks(): Promise<void>;
  /** The server stops: finishes work in progress, and stops the clocks. */
  suspend(): Promise<void>;
  close(): Promise<void>;
}

/** What a holding brings to its tables itself. */
export type OwnerServices = Omit<ServerServices, 'store' | 'people' | 'newId'>;

/** All tables of a single server. */
export async function ownAllTables(folder: string, services: OwnerServices): Promise<TableOwner> {
  const store = sqliteStore(folder);
  const { people } = store;
  const tables = new Tables({ ...services, store, people, newId: newTableId });
  try {
    await tables.load();
    // A table with an order to close is not played again.
    await tables.runOperatorOrders();
  } catch (error) {
    await store.close();
    throw error;
  }
  return {
    people,
    directory: tables,
    count: (state) => tables.count(state),
    get problem() {
      return store.problem;
    },
    probe: () => store.probe(),
    sweep: () => tables.sweep(),
    runOperatorOrders: () => tables.runOperatorOrders(),
    runDueTasks: () => tables.runDueTasks(),
    suspend: () => tables.suspend(),
    close: () => store.close(),
  };
}
