import { describe, expect, it } from 'vitest';
import { Directory, SILENT } from './directory.ts';

const changedBy = (shards: ReadonlySet<number>): number[] => [...shards].toSorted((a, b) => a - b);

describe('the directory', () => {
  it('knows the owner of a shard, and reports changes', () => {
    const directory = new Directory();
    const first = directory.hear(
      {
        owner: 'a',
        shards: [
          [1, 1],
          [2, 1],
        ],
      },
      0,
    );
    expect(changedBy(first)).toEqual([1, 2]);
    expect(
      changedBy(
        directory.hear(
          {
            owner: 'a',
            shards: [
              [1, 1],
              [2, 1],
            ],
          },
          1,
        ),
      ),
    ).toEqual([]);
    expect(changedBy(directory.hear({ owner: 'b', shards: [[2, 2]] }, 2))).toEqual([2]);
    expect(directory.find(1)).toEqual({ owner: 'a', epoch: 1 });
    expect(directory.find(2)).toEqual({ owner: 'b', epoch: 2 });
  });

  it('believes the newer epoch, whatever a former owner believes', () => {
    const directory = new Directory();
    directory.hear({ owner: 'b', shards: [[1, 5]] }, 0);
    expect(changedBy(directory.hear({ owner: 'a', shards: [[1, 4]] }, 1))).toEqual([]);
    expect(directory.find(1)).toEqual({ owner: 'b', epoch: 5 });
    // The same, taken again.
    expect(changedBy(directory.hear({ owner: 'b', shards: [[1, 6]] }, 2))).toEqual([1]);
  });

  it('knows a shard without an owner, and does not go back to an older epoch then', () => {
    const directory = new Directory();
    directory.hear({ owner: 'a', shards: [[1, 3]] }, 0);
    expect(changedBy(directory.hear({ owner: 'a', shards: [] }, 1))).toEqual([1]);
    expect(directory.find(1)).toBeUndefined();
    directory.hear({ owner: 'b', shards: [[1, 2]] }, 2);
    expect(directory.find(1)).toBeUndefined();
  });

  it('forgets silent owners, and accepts them again', () => {
    const directory = new Directory();
    directory.hear({ owner: 'a', shards: [[1, 3]] }, 0);
    expect(changedBy(directory.sweep(SILENT - 1))).toEqual([]);
    expect(changedBy(directory.sweep(SILENT))).toEqual([1]);
    expect(changedBy(directory.hear({ owner: 'a', shards: [[1, 3]] }, SILENT + 1))).toEqual([1]);
    expect(directory.find(1)).toEqual({ owner: 'a', epoch: 3 });
  });
});
