import { intruders } from '@deadlight/games/survival';
import { expect, it } from 'vitest';
import { SILHOUETTES } from './silhouettes.ts';

it('draws every creature of every race, and no two alike', () => {
  const wanted = [
    ...['type', 'stalker'].flatMap((race) => intruders.TYPES.map((type) => `${race}.${type}`)),
    'parasite.gray',
    'parasite.black',
  ];
  expect(Object.keys(SILHOUETTES).sort()).toEqual(wanted.sort());
  const drawings = Object.values(SILHOUETTES).map(({ outline }) => outline);
  expect(new Set(drawings).size).toBe(drawings.length);
});

/** The points that a path names. */
const pointsIn = (path: string): (readonly [number, number])[] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

it.each(Object.entries(SILHOUETTES))('%s stays within its drawing', (_, drawn) => {
  const { outline, lines, eyes } = drawn;
  for (const path of [outline, lines]) expect(path).toMatch(/^M[\d.\s MCL]+$/);
  for (const [x, y] of [...pointsIn(outline), ...pointsIn(lines), ...eyes]) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(50);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(100);
  }
  // Both halves meet in the middle, at the top and at the bottom.
  expect(pointsIn(outline)[0]![0]).toBe(0);
  expect(pointsIn(outline).at(-1)![0]).toBe(0);
});
