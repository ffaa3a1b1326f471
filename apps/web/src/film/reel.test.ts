import { expect, it } from 'vitest';
import type { TurningPoint } from '../story/positions.ts';
import { indexAt, LENGTH, stills, stopsOf } from './reel.ts';

const point = (at: number): TurningPoint => ({
  at,
  line: { what: 'dies', rule: 'X', data: {} },
  icon: 'skull',
  tone: 'danger',
});
const turns = Array.from({ length: 300 }, (_, i) => 3 * i);

it('is twenty seconds long, however long the game was, and ends with its end', () => {
  for (const stops of [stopsOf(turns, [point(7), point(400)], 900), stopsOf([], [], 0)]) {
    expect(stops.reduce((sum, { ms }) => sum + ms, 0)).toBeCloseTo(LENGTH);
    for (const [i, { from }] of stops.entries())
      expect(from).toBeCloseTo(stops.slice(0, i).reduce((sum, { ms }) => sum + ms, 0));
  }
  const stops = stopsOf(turns, [point(7), point(400)], 900);
  expect(stops.length).toBeLessThanOrEqual(93);
  expect([stops[0]!.at, stops.at(-1)!.at]).toEqual([0, 900]);
});

it('looks longer at what turned the game', () => {
  const stops = stopsOf(turns, [point(7), point(400)], 900);
  const [turned, plain] = [true, false].map((is) =>
    stops.slice(0, -1).filter((stop) => (stop.point !== null) === is),
  );
  expect(turned!.map(({ at }) => at)).toEqual([7, 400]);
  expect(turned![0]!.ms).toBeGreaterThan(3 * plain![0]!.ms);
});

it('finds what is shown at a time', () => {
  const stops = stopsOf([5, 10], [], 20);
  expect(indexAt(stops, 0)).toBe(0);
  expect(indexAt(stops, LENGTH)).toBe(stops.length - 1);
  for (const [i, { from, ms }] of stops.entries()) expect(indexAt(stops, from + ms / 2)).toBe(i);
});

it('is four pictures without motion, or fewer of a game that has no more', () => {
  const stops = stopsOf(turns, [7, 100, 400, 500].map(point), 900);
  const four = stills(stops);
  expect(four).toHaveLength(4);
  expect([four[0], four[3]]).toEqual([0, stops.length - 1]);
  expect(stops[four[1]!]!.point).not.toBeNull();
  expect(stills(stopsOf([], [], 3))).toEqual([0, 1]);
});
