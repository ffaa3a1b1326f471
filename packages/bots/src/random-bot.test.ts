import { type Option, randomFrom } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { chooseAny } from './random-bot.ts';

const options = (...numbers: number[]): Option[] => numbers as Option[];
const ONE = { min: 1, max: 1 };

describe('the random bot', () => {
  it('chooses every option about equally often', () => {
    const random = randomFrom('fair');
    const times = new Map<number, number>();
    for (let i = 0; i < 3000; i++) {
      const chosen = chooseAny(options(7, 8, 9), ONE, random) as Option;
      times.set(chosen, (times.get(chosen) ?? 0) + 1);
    }
    for (const option of [7, 8, 9]) expect(times.get(option)).toBeGreaterThan(900);
  });

  it('chooses as many different options as the question takes', () => {
    const random = randomFrom('several');
    const sizes = new Set<number>();
    for (let i = 0; i < 200; i++) {
      const chosen = chooseAny(options(1, 2, 3), { min: 0, max: 5 }, random) as Option[];
      expect(new Set(chosen).size).toBe(chosen.length);
      sizes.add(chosen.length);
    }
    expect([...sizes].sort()).toEqual([0, 1, 2, 3]);
  });

  it('does not change the list it is given', () => {
    const given = options(1, 2, 3, 4);
    chooseAny(given, { min: 2, max: 3 }, randomFrom('untouched'));
    expect(given).toEqual([1, 2, 3, 4]);
  });
});
