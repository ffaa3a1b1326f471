import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { steadily, steady } from './steady.ts';

const table = (rooms: readonly string[]) => ({
  rooms: rooms.map((id) => ({ id, marks: [{ icon: 'fire' }] })),
  round: { at: 1, of: [1, 2] },
});

describe('what is steady', () => {
  it('is the same object where nothing has changed', () => {
    const before = table(['a', 'b']);
    expect(steady(before, table(['a', 'b']))).toBe(before);
  });

  it('keeps every part that is as it was, wherever in a list it is now', () => {
    const before = table(['a', 'b']);
    const now = steady(before, table(['new', 'a', 'b']));
    expect(now).toEqual(table(['new', 'a', 'b']));
    expect(now.rooms[1]).toBe(before.rooms[0]);
    expect(now.rooms[2]).toBe(before.rooms[1]);
    expect(now.round).toBe(before.round);
  });

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [{}, []],
    [null, {}],
    [{ a: {} }, { a: null }],
    [
      [{ id: 'a' }, { id: 'b' }],
      [{ id: 'b' }, { id: 'a' }],
    ],
    [[{ id: 'a', at: 1 }], [{ id: 'a', at: 2 }]],
  ])('of %j and %j is the second', (before, now) => {
    const kept = steady(before, now);
    expect(kept).toStrictEqual(now);
    expect(kept).not.toBe(before);
  });

  it('tells its readers only of what has changed', () => {
    const rooms = signal(['a']);
    const seen: unknown[] = [];
    const drawn = steadily(() => table(rooms.value));
    const stop = drawn.subscribe((now) => seen.push(now));
    rooms.value = ['a'];
    expect(seen).toHaveLength(1);
    rooms.value = ['b'];
    expect(seen).toHaveLength(2);
    stop();
  });
});
