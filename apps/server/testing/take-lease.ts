/** Takes a shard, as another process would; whoever had it before is not told. */
import type { Lease } from '../src/postgres/lease.ts';
import { ask } from './postgres-there.ts';

export async function takeLease(url: string, shard: number): Promise<Lease> {
  const [row] = await ask<{ epoch: number }>(
    url,
    'UPDATE lease SET epoch = epoch + 1 WHERE shard = $1 RETURNING epoch::int',
    [shard],
  );
  return { shard, epoch: row!.epoch };
}
