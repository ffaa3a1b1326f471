import { describe, expect, it } from 'vitest';
import { LIMITS, PAGES_OF_A_TABLE } from '../operator/limits.ts';
import { TableBuckets } from './table-buckets.ts';

/** How often somebody may do something at once. */
function count(buckets: TableBuckets, plays: boolean, from: string): number {
  let times = 0;
  while (buckets.take(plays, from, 0)) times++;
  return times;
}

describe('what may be asked of a table', () => {
  it('is shared by address among those who look on, and takes nothing from those who play', () => {
    const buckets = new TableBuckets(LIMITS, 0);
    expect(count(buckets, false, 'one')).toBe(LIMITS.burst);
    expect(count(buckets, false, 'one')).toBe(0);
    expect(count(buckets, false, 'other')).toBe(LIMITS.burst);
    expect(count(buckets, true, 'one')).toBe(LIMITS.burst * PAGES_OF_A_TABLE);
    expect(count(buckets, true, 'other')).toBe(0);
  });
});
