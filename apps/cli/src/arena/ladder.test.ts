import { below, randomFrom } from '@deadlight/engine';
import { expect, it } from 'vitest';
import { ladderOf, type MixedTable, mixedSeats } from './ladder.ts';

/** Tables of two where each wins according to its strength. */
function matches(strengths: Readonly<Record<string, number>>, count: number): MixedTable[] {
  const random = randomFrom('matches');
  const names = Object.keys(strengths);
  return Array.from({ length: count }, (_, i) => {
    const [one, other] = [names[i % names.length]!, names[(i + 1) % names.length]!];
    const chance = strengths[one]! / (strengths[one]! + strengths[other]!);
    const wins = below(random, 1000) < 1000 * chance;
    return { names: [one, other], ends: wins ? [2, 0] : [0, 2] };
  });
}

it('finds the strengths that made the results', () => {
  const rungs = ladderOf(
    ['weak', 'usual', 'strong'],
    matches({ weak: 1, usual: 3, strong: 9 }, 3000),
    '1',
  );
  expect(rungs.map(({ name }) => name)).toEqual(['strong', 'usual', 'weak']);
  const [strong, usual, weak] = rungs;
  // Three times the strength is 400 · log10(3) points.
  expect(strong!.rating - usual!.rating).toBeCloseTo(191, -1.6);
  expect(usual!.rating - weak!.rating).toBeCloseTo(191, -1.6);
  for (const { rating, low, high } of rungs) {
    expect(low).toBeLessThanOrEqual(rating);
    expect(high).toBeGreaterThanOrEqual(rating);
    expect(high - low).toBeLessThan(80);
  }
});

it('tells nobody apart where all ends are equal', () => {
  const tables: MixedTable[] = [{ names: ['a', 'b', 'b'], ends: [0, 0, 0] }];
  expect(ladderOf(['a', 'b'], tables, '1').map(({ rating }) => rating)).toEqual([1500, 1500]);
});

it('prefers surviving to dying, and winning to surviving', () => {
  const tables: MixedTable[] = [{ names: ['dies', 'lives', 'wins'], ends: [0, 1, 2] }];
  expect(ladderOf(['dies', 'lives', 'wins'], tables, '1').map(({ name }) => name)).toEqual([
    'wins',
    'lives',
    'dies',
  ]);
});

it('draws the same seats for the same seed', () => {
  const names = ['random', 'drifter', 'survivor'];
  expect(mixedSeats(names, 5, '1:7')).toEqual(mixedSeats(names, 5, '1:7'));
  const drawn = Array.from({ length: 60 }, (_, i) => mixedSeats(names, 4, `1:${i}`)).flat();
  for (const name of names)
    expect(drawn.filter((each) => each === name).length).toBeGreaterThan(50);
});
