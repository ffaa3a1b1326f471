/** What every store must say about tables that are in nobody's memory. */
import { asSeat } from '@deadlight/engine';
import { expect } from 'vitest';
import type { Cutoffs, Store, TableDoc, Tally } from '../src/store/store.ts';

const doc = (id: string, created: number, more: Partial<TableDoc> = {}): TableDoc =>
  ({
    id,
    game: 'panic',
    rules: 2,
    owner: 'ada',
    state: 'open',
    listed: true,
    seats: [{ guest: null, name: '"guest":"bo"' }],
    created,
    changed: created,
    ...more,
  }) as unknown as TableDoc;

const seats = [{ guest: 'bo' }] as unknown as TableDoc['seats'];

export async function expectTablesAtRest(store: Store): Promise<void> {
  const ids = async (most = 10): Promise<string[]> =>
    (await store.listed(most)).map(({ id }) => id);
  const left = async (before: Partial<Cutoffs>, most = 10): Promise<string[]> => {
    const times = { unused: 0, unfinished: 0, finished: 0, ...before };
    return (await store.abandoned(times, most)).toSorted();
  };
  const counts = async (): Promise<Tally[]> =>
    (await store.tally()).toSorted((a, b) => (a.state < b.state ? -1 : 1));
  const tally = (state: TableDoc['state'], tables: number, more: Partial<Tally> = {}) =>
    expect.objectContaining({ game: 'panic', rules: 2, state, tables, ...more });
  expect(await store.table('a')).toBeNull();
  expect(await store.tally()).toEqual([]);
  await store.save(doc('a', 10));
  await store.save(doc('b', 20, { seats, state: 'playing' }));
  await store.save(doc('c', 30, { listed: false, seats }));
  await store.save(doc('d', 5, { seats, game: 'nemesis', rules: 3, state: 'over' }));
  expect(await store.table('a')).toEqual({ doc: doc('a', 10), last: null });
  const entry = { do: 'decide', seat: asSeat(0), says: 'x', at: 7 } as const;
  await store.append('b', 0, { ...entry, says: 'w' });
  await store.append('b', 1, entry);
  expect((await store.table('b'))!.last).toEqual(entry);

  expect(await ids()).toEqual(['b', 'a']);
  expect(await ids(1)).toEqual(['b']);
  expect(await counts()).toEqual([
    tally('open', 2),
    tally('over', 1, { game: 'nemesis', rules: 3 }),
    tally('playing', 1),
  ]);

  // Names that look like a document change nothing.
  expect(await left({ unused: 40 })).toEqual(['a']);
  expect(await left({ unused: 10 })).toEqual([]);
  expect(await left({ unfinished: 25 })).toEqual(['a', 'b']);
  expect(await left({ finished: 25 })).toEqual(['d']);
  expect(await left({ unused: 40, unfinished: 40, finished: 40 })).toEqual(['a', 'b', 'c', 'd']);
  expect(await left({ unused: 40, unfinished: 40, finished: 40 }, 2)).toHaveLength(2);

  await store.save(doc('a', 10, { seats, changed: 50 }));
  await store.save(doc('b', 20, { seats, changed: 50, state: 'over' }));
  expect(await ids()).toEqual(['a']);
  expect(await left({ unused: 60, unfinished: 45, finished: 45 })).toEqual(['c', 'd']);
  expect(await counts()).toEqual([
    tally('open', 2),
    expect.objectContaining({ state: 'over', tables: 1 }),
    expect.objectContaining({ state: 'over', tables: 1 }),
  ]);
  for (const id of ['a', 'c', 'd']) await store.remove(id);
  expect(await counts()).toEqual([tally('over', 1)]);
  expect(await ids()).toEqual([]);
  await store.remove('b');
}
