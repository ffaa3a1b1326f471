/** What every store must say about tables that are in nobody's memory. */
import { asSeat } from '@deadlight/engine';
import { expect } from 'vitest';
import type { Cutoffs, Entry, Store, TableDoc, Tally } from '../src/store/store.ts';

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

/** What every store must say about the log of a finished game; `lengths` are as an operator is told them. */
export async function expectPutAway(
  store: Store,
  lengths: () => Promise<ReadonlyMap<string, number>>,
): Promise<void> {
  const entry = (n: number): Entry => ({
    do: 'decide',
    seat: asSeat(0),
    says: `shoot "${n}" é\u0000\ud800`,
    at: n,
  });
  const all = Array.from({ length: 300 }, (_, n) => entry(n));
  const append = async (table: string, entries: readonly Entry[], from: number): Promise<void> => {
    for (const [i, one] of entries.entries()) await store.append(table, from + i, one);
  };
  await store.save(doc('over', 10, { state: 'over' }));
  await append('over', all, 0);
  await append('other', all.slice(0, 2), 0);
  await store.putAway('over');
  expect(await store.log('over')).toEqual(all);
  expect(await store.log('other')).toHaveLength(2);
  // It is nowhere else now, and to do it again changes nothing.
  expect(await store.table('over')).toEqual({
    doc: doc('over', 10, { state: 'over' }),
    last: null,
  });
  await store.putAway('over');
  await store.putAway('nowhere');
  expect(await store.log('over')).toEqual(all);
  // Whatever comes later stands behind it, and is put away with it.
  await append('over', [entry(300), entry(301)], 300);
  const more = [...all, entry(300), entry(301)];
  expect(await store.log('over')).toEqual(more);
  expect(await lengths()).toMatchObject(
    new Map([
      ['over', 302],
      ['other', 2],
    ]),
  );
  await store.putAway('over');
  expect(await store.log('over')).toEqual(more);
  expect((await lengths()).get('over')).toBe(302);
  await store.remove('over');
  expect(await store.log('over')).toEqual([]);
}
