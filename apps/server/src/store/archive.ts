/** Read access to what is stored, for an operator, even while a server runs. */
import type { RunStatements } from '../people/statements.ts';
import type { Entry, Order, TableDoc } from './store.ts';

/** The folder of a server, and the database that it uses instead, if any. */
export interface Place {
  readonly data: string;
  readonly store?: string | undefined;
}

export interface Archive {
  /** One after another: there may be more than fit into memory. */
  tables(which: 'all' | 'unfinished'): AsyncIterable<TableDoc>;
  table(id: string): Promise<TableDoc | undefined>;
  log(table: string): Promise<Entry[]>;
  /** How long the logs are, by table. */
  lengths(): Promise<ReadonlyMap<string, number>>;
  /** Leaves an order for the server, which follows it within a second, or when it starts. */
  order(order: Order): Promise<void>;
  /** Copies everything into a new file, as it is at one moment. */
  backUp(file: string): Promise<void>;
  /** What is wrong with it; null if nothing is. */
  soundness(): Promise<string | null>;
  /** Statements about people. */
  readonly run: RunStatements;
  close(): Promise<void>;
}
