import { expect, it } from 'vitest';
import { nextPlace } from './focus.ts';
import type { Place } from './scene.ts';

const at = (id: string, x: number, y: number, neighbours: readonly string[] = []): Place =>
  ({ id, x, y, neighbours }) as unknown as Place;

const PLACES = [
  at('a', 0, 0, ['b', 'd']),
  at('b', 100, 0, ['a']),
  at('c', 60, 30),
  at('d', 0, 200, ['a']),
];

it.each([
  ['a', 'ArrowRight', 'b'],
  ['b', 'ArrowLeft', 'a'],
  ['a', 'ArrowDown', 'd'],
  ['a', 'ArrowLeft', null],
  ['a', 'Enter', null],
  ['nowhere', 'ArrowUp', null],
])('from %s, %s leads to %s', (from, key, to) => {
  expect(nextPlace(PLACES, from, key)).toBe(to);
});
