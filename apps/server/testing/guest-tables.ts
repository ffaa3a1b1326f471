/** What every store must say about the tables of a guest. */
import { expect } from 'vitest';
import type { People } from '../src/people/people.ts';
import type { Store, TableDoc } from '../src/store/store.ts';

const table = (
  created: number,
  owner: string,
  people: readonly (readonly (string | null)[])[] = [],
  state: TableDoc['state'] = 'open',
): TableDoc =>
  ({
    id: `t${created}`,
    owner,
    state,
    created,
    seats: people.map(([guest = null, ...also]) => ({ guest, also })),
  }) as unknown as TableDoc;

export async function expectGuestTables(store: Store, people: People): Promise<void> {
  const of = async (
    guest: string,
    after: { created: number; id: string } | null = null,
    over = false,
    most = 10,
  ): Promise<string[]> =>
    (await people.tablesOf(guest, { over, after, most })).map(({ doc }) => doc.id);
  await store.save(table(1, 'ada', [['ada'], [null]]));
  await store.save(table(2, 'bo', [['bo'], ['ada', 'phone', 'tablet']], 'playing'));
  await store.save(table(3, 'ada'));
  await store.save(table(4, 'bo', [['bo']], 'over'));
  expect(await of('ada')).toEqual(['t3', 't2', 't1']);
  expect(await of('tablet')).toEqual(['t2']);
  expect(await of('bo')).toEqual(['t2']);
  expect(await of('bo', null, true)).toEqual(['t4']);
  expect(await of('eve')).toEqual([]);
  // A page at a time.
  expect(await of('ada', null, false, 2)).toEqual(['t3', 't2']);
  expect(await of('ada', { created: 2, id: 't2' }, false, 2)).toEqual(['t1']);
  expect(await of('ada', { created: 1, id: 't1' })).toEqual([]);
  // Somebody stands up, a game ends, a table goes.
  await store.save(table(1, 'ada', [[null], ['eve']]));
  await store.save(table(2, 'bo', [['bo'], [null]], 'over'));
  await store.remove('t3');
  expect(await of('ada')).toEqual(['t1']);
  expect(await of('eve')).toEqual(['t1']);
  expect(await of('tablet')).toEqual([]);
  expect(await of('bo', null, true)).toEqual(['t4', 't2']);
}
