/** What a table needs of the server. */
import type { Logger } from 'pino';
import type { Limits } from './limits.ts';
import type { Store, TableDoc } from './store.ts';
import type { Thoughts } from './thoughts.ts';

export interface Around {
  readonly store: Store;
  readonly thoughts: Thoughts;
  readonly log: Logger;
  readonly limits: Limits;
  now(): number;
  /** The name of another table, which will be held by the same process. */
  newId(): string;
  /** A bot takes its time, as a person would. */
  pause(): Promise<void>;
  /** What the lobby shows has changed. */
  changed(): void;
  /** The rules of a table are about to be asked; if they never answer, it is known whose they were. */
  asking(table: string): void;
  /** A decision is durable. */
  decided(): void;
}

/** What a table needs of the others. */
export interface AroundTable extends Around {
  /** Opens another one. */
  open(table: TableDoc): Promise<void>;
  isThere(table: string): boolean;
}
