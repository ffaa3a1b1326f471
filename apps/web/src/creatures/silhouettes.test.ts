import { intruders } from '@deadlight/games/survival';
import { describe, expect, it } from 'vitest';
import { figureOf } from './figure.ts';
import { POSES, SILHOUETTES } from './silhouettes.ts';

it('draws every creature of every race, and no two alike', () => {
  const wanted = [
    ...['type', 'stalker'].flatMap((race) => intruders.TYPES.map((type) => `${race}.${type}`)),
    'parasite.gray',
    'parasite.black',
  ];
  expect(Object.keys(SILHOUETTES)).toEqual(expect.arrayContaining(wanted));
  const drawings = Object.values(SILHOUETTES).flatMap((poses) => POSES.map((pose) => poses[pose]));
  expect(new Set(drawings).size).toBe(drawings.length);
});

it('draws a creature that nobody has drawn as some other one', () => {
  expect(figureOf('type.unheard-of', 'lurk').flesh.length).toBeGreaterThan(3);
});

/** The points that a path names. */
const pointsIn = (path: string): (readonly [number, number])[] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

describe.each(Object.keys(SILHOUETTES))('%s', (creature) => {
  it.each(POSES)('is drawn in its frame while it does this: %s', (pose) => {
    const { flesh, lines, teeth, eyes } = figureOf(creature, pose);
    const paths = [...flesh.map(({ outline }) => outline), lines, teeth];
    for (const path of paths) expect(path).toMatch(/^[\d.\s,MCLQZVH-]*$/);
    const points = paths.flatMap(pointsIn);
    // Queens are larger than any frame.
    const beyond = creature.endsWith('queen') ? 65 : 30;
    for (const [x, y] of [...points, ...eyes]) {
      expect(x).toBeGreaterThanOrEqual(-beyond);
      expect(x).toBeLessThanOrEqual(200 + beyond);
      expect(y).toBeGreaterThanOrEqual(-beyond);
      expect(y).toBeLessThanOrEqual(200 + beyond);
    }
    expect(eyes.length).toBeGreaterThan(0);
  });

  it('is larger than life when it attacks, and its eyes are small when it dies', () => {
    const size = (pose: (typeof POSES)[number]) =>
      Math.max(...figureOf(creature, pose).eyes.map(([, , radius]) => radius));
    expect(size('attack')).toBeGreaterThan(size('lurk') * 0.99);
    expect(size('die')).toBeLessThan(size('lurk'));
  });

  it('looks to one side: no half mirrors the other', () => {
    const xs = figureOf(creature, 'lurk').eyes.map(([x]) => x);
    expect(Math.max(...xs.slice(0, 2))).toBeLessThan(110);
  });
});
