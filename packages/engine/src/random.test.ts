import { describe, expect, it } from 'vitest';
import { below, next, randomFrom, shuffle, steer } from './random.ts';

describe('the generator', () => {
  it('gives the same numbers for the same seed, for ever', () => {
    const random = randomFrom('deadlight');
    expect([next(random), next(random), next(random)]).toMatchInlineSnapshot(`
      [
        790204507,
        1111009479,
        3895715180,
      ]
    `);
  });

  it('is fair: every face comes up as often as it should', () => {
    const random = randomFrom('fair');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[below(random, 6)]!++;
    // 10,000 expected each; five standard deviations are about 456.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(456);
  });

  it('shuffles fairly: each of the 24 orders of four cards is as likely', () => {
    const random = randomFrom('shuffle');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const cards = [0, 1, 2, 3];
      shuffle(random, cards);
      counts.set(cards.join(), (counts.get(cards.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // 1,000 expected each; five standard deviations are about 155.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(155);
  });

  it('gives the bits it is steered to, and goes on from there', () => {
    for (const bits of [0, 1, 12345, 0x80000000, 0xffffffff]) {
      const random = randomFrom('steered');
      steer(random, bits);
      expect(next(random)).toBe(bits);
      expect(next(random)).not.toBe(bits);
    }
  });
});
