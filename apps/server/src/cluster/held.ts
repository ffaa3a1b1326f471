/** The shards that a process holds at the moment. */
import type { Tables } from '../table/tables.ts';

/** A shard with its tables, for one time that it was taken. */
export interface HeldShard {
  readonly shard: number;
  readonly epoch: number;
  readonly tables: Tables;
}

export interface HeldShards {
  /** Undefined where it is not held, or where that is not certain at this very moment. */
  at(shard: number): HeldShard | undefined;
  readonly held: Iterable<HeldShard>;
  on(event: 'taken' | 'lost', listener: () => void): unknown;
}
