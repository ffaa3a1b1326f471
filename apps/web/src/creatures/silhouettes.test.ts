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
  const drawings = Object.values(SILHOUETTES).map(({ half }) => JSON.stringify(half));
  expect(new Set(drawings).size).toBe(drawings.length);
});

it.each(Object.entries(SILHOUETTES))('%s stays within its drawing', (_, { half, eyes }) => {
  for (const [x, y] of [...half, ...eyes]) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(50);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(100);
  }
});
