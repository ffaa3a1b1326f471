/** What every store must say about what is to be done later. */
import { asSeat } from '@deadlight/engine';
import { expect } from 'vitest';
import type { Entry, Store, TableDoc, Task } from '../src/store/store.ts';

const entry: Entry = { do: 'decide', seat: asSeat(0), says: 'a' };
const task = (id: string, at: number): Task => ({ id, at, why: { do: 'look' } });
const doc = (id: string): TableDoc =>
  ({ id, owner: 'ada', state: 'playing', seats: [] }) as unknown as TableDoc;

/** `tables` are names that this store may write to. */
export async function expectTasks(
  store: Store,
  [a, b]: readonly [string, string] = ['a', 'b'],
): Promise<void> {
  const due = async (now: number, most = 10): Promise<string[]> =>
    (await store.dueTasks(now, most)).map(({ table, id }) => `${table} ${id}`);
  await store.save(doc(a), [{ topic: 'vote', tasks: [task('v', 40)] }]);
  await store.append(a, 0, entry, [{ topic: 'turn', tasks: [task('1', 30), task('2', 10)] }]);
  await store.append(b, 0, entry, [{ topic: 'turn', tasks: [task('1', 20)] }]);
  expect(await due(9)).toEqual([]);
  expect(await due(30)).toEqual([`${a} 2`, `${b} 1`, `${a} 1`]);
  expect(await due(30, 1)).toEqual([`${a} 2`]);
  // The next turn takes the place of the last, where its entry counts; a vote goes on meanwhile.
  await expect(
    store.append(a, 0, entry, [{ topic: 'turn', tasks: [task('bad', 1)] }]),
  ).rejects.toThrow();
  expect(await due(9)).toEqual([]);
  await store.append(a, 1, entry, [{ topic: 'turn', tasks: [task('2', 15), task('3', 50)] }]);
  expect(await due(99)).toEqual([`${a} 2`, `${b} 1`, `${a} v`, `${a} 3`]);
  // An entry without a plan leaves things as they are.
  await store.append(a, 2, entry);
  const [first] = await store.dueTasks(99, 1);
  await store.endTask(first!, 60);
  expect(await due(99)).toEqual([`${b} 1`, `${a} v`, `${a} 3`, `${a} 2`]);
  await store.endTask(first!);
  // Several topics at once.
  await store.append(b, 1, entry, [
    { topic: 'turn', tasks: [] },
    { topic: 'notice', tasks: [task('n', 70)] },
  ]);
  expect(await due(99)).toEqual([`${a} v`, `${a} 3`, `${b} n`]);
  await store.plan(b, { topic: 'notice', tasks: [] });
  expect(await due(99)).toEqual([`${a} v`, `${a} 3`]);
  await store.remove(a);
  expect(await due(99)).toEqual([]);
}
