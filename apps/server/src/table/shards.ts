/** Tables are dealt out to shards, and a process holds whole shards: whose a table is follows from its name. */

import { createHash, randomBytes } from 'node:crypto';
import { at } from '@deadlight/engine';

/** It is part of what is kept: another number would send every table elsewhere. */
export const SHARDS = 64;

export const shardOf = (table: string): number =>
  at(createHash('sha256').update(table).digest(), 0, 'byte') % SHARDS;

export const newTableId = (): string => randomBytes(9).toString('base64url');

/** The name of a new table in a shard. */
export function newTableIdIn(shard: number): string {
  for (;;) {
    const id = newTableId();
    if (shardOf(id) === shard) return id;
  }
}
