import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';
import { RecordCache } from './record-cache.ts';

describe('a fair queue', () => {
  it('takes one job of each person in turn, however many somebody has queued', () => {
    const queue = new FairQueue<string>();
    for (const what of ['a1', 'a2', 'a3', 'a4']) queue.add('a', what);
    queue.add('b', 'b1');
    queue.add('c', 'c1');
    queue.add('c', 'c2');
    expect(queue.size).toBe(7);
    expect(queue.sizeOf('a')).toBe(4);
    const taken = Array.from({ length: 8 }, () => queue.next());
    expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4', undefined]);
    expect(queue.size).toBe(0);
  });

  it('removes a job that nobody waits for', () => {
    const queue = new FairQueue<string>();
    queue.add('a', 'a1');
    queue.add('a', 'a2');
    expect(queue.remove('a', 'a1')).toBe(true);
    expect(queue.remove('a', 'a1')).toBe(false);
    expect(queue.clear()).toEqual(['a2']);
    expect(queue.next()).toBeUndefined();
  });
});

describe('records', () => {
  it('are written once, even while many wait for them, and again after a failure', async () => {
    const cache = new RecordCache(100);
    let written = 0;
    const write = async (): Promise<string> => {
      if (++written === 1) throw new Error('no time');
      return 'x'.repeat(40);
    };
    await expect(Promise.all([cache.get('a', write), cache.get('a', write)])).rejects.toThrow();
    expect(written).toBe(1);
    await Promise.all([cache.get('a', write), cache.get('a', write)]);
    await cache.get('a', write);
    expect(written).toBe(2);
  });

  it('evict the least recently used when they exceed their size limit', async () => {
    const cache = new RecordCache(100);
    const written: string[] = [];
    const get = (key: string): Promise<string> =>
      cache.get(key, async () => {
        written.push(key);
        return 'x'.repeat(40);
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
    expect(written).toEqual(['a', 'b', 'c', 'b']);
  });
});
