/** What a table needs from the server. */
import type { OnlineProblem } from '@deadlight/host';
import type { Logger } from 'pino';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Sender } from '../notices/sender.ts';
import type { Limits } from '../operator/limits.ts';
import type { People } from '../people/people.ts';
import type { Entry, Store, TableDoc } from '../store/store.ts';
import type { Span } from './calendar.ts';

export type Thinking = Pick<Thinkers, 'answer' | 'hints' | 'past' | 'record'>;

export interface ServerServices {
  readonly store: Store;
  readonly people: People;
  readonly thinkers: Thinking;
  readonly log: Logger;
  readonly limits: Limits;
  now(): number;
  /** The name of a new table that the same process will hold. */
  newId(): string;
  /** A bot's delay, as a person would take. */
  pause(): Promise<void>;
  /** How slow people are taken to be: 1 as they are, 0 where nobody waits for anybody. */
  readonly tempo: number;
  /** Sends notices. */
  readonly sender: Sender;
  /** What the lobby shows has changed. */
  changed(): void;
  /** Calls a table's rules under the watchdog, which then knows whose call never returned. */
  inRules<T>(table: string, ask: () => T): T;
  /** A decision is durable. */
  decided(by: 'person' | 'bot'): void;
  /** Something was not done. */
  refused(problem: OnlineProblem): void;
}

/** What a table needs from the other tables. */
export interface TableServices extends ServerServices {
  /** Opens another one, whose log may have begun already. */
  open(table: TableDoc, log?: readonly Entry[]): Promise<void>;
  isThere(table: string): Promise<boolean>;
  /** When no server was there, in order, as far as is known. */
  outages(): readonly Span[];
  /** A table is kept as it is now, and no longer as it was before. */
  saved(before: TableDoc, now: TableDoc): void;
}
