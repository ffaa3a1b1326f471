import { describe, expect, it } from 'vitest';
import { differenceBetween, differenceOf, shareOver } from './intervals.ts';

const each = (counts: readonly number[], of: number) => counts.map((count) => ({ count, of }));

describe('a share over many seeds', () => {
  it('is as sure as its seats if they win on their own', () => {
    const alone = shareOver(each([1, 0, 1, 0, 1, 0, 0, 1], 1));
    expect(alone).toMatchObject({ share: 0.5 });
    expect(alone.low).toBeCloseTo(0.2152, 3);
  });

  it('is only as sure as its tables if whole tables win or lose', () => {
    const seats = shareOver(each([4, 0, 4, 0, 4, 0, 4, 0], 4));
    const tables = shareOver(each([1, 0, 1, 0, 1, 0, 1, 0], 1));
    expect(seats.low).toBeCloseTo(tables.low, 6);
    expect(seats.high).toBeCloseTo(tables.high, 6);
  });

  it('does not take nothing in few seeds for never', () => {
    expect(shareOver(each([0, 0, 0], 5)).high).toBeGreaterThan(0.5);
  });
});

describe('a difference on the same seeds', () => {
  it('is small and sure if one is always a little better', () => {
    const { mean, low, high, times } = differenceOf(each([2, 4, 1, 3], 4), each([1, 3, 0, 2], 4));
    expect([mean, low, high]).toEqual([0.25, 0.25, 0.25]);
    expect(times).toBeCloseTo(10 / 6, 6);
  });

  it('is unsure if it goes both ways', () => {
    const { low, high, times } = differenceOf(each([1, 0, 1, 0], 1), each([0, 1, 0, 0], 1));
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(0);
    expect(times).toBe(2);
    expect(differenceOf(each([1], 1), each([0], 1)).times).toBeNull();
  });
});

it('a difference on different seeds is as unsure as both', () => {
  const ours = each([1, 0, 1, 1], 1);
  const { mean, low, high } = differenceBetween(ours, each([0, 0, 1, 0, 1, 0], 1));
  expect(mean).toBeCloseTo(0.75 - 1 / 3, 6);
  expect(high - mean).toBeCloseTo(1.959964 * Math.sqrt(0.0625 + 2 / 45), 6);
  expect(low).toBeCloseTo(2 * mean - high, 6);
});
