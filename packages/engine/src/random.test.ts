import { createCipheriv } from 'node:crypto';
import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { chachaBlock } from './chacha.ts';
import { below, diceFrom, next, randomFrom, seedBytes, shuffle, steer } from './random.ts';

const bytesOf = (words: Int32Array): string => Buffer.from(words.buffer).toString('hex');
const wordsOf = (hex: string): number[] => [...new Int32Array(hexToBytes(hex).buffer)];

describe('ChaCha', () => {
  const zero = '00'.repeat(32);

  it('gives the published key stream of ChaCha8 for a key of zeros', () => {
    expect(bytesOf(chachaBlock(wordsOf(zero), 0, 8))).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
        '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    );
  });

  it.each([0, 1, 77])(
    'gives the same block %i as another implementation of ChaCha20',
    (counter) => {
      const key = seedBytes('a key');
      const nonce = Buffer.alloc(16);
      nonce.writeUInt32LE(counter);
      const cipher = createCipheriv('chacha20', hexToBytes(key), nonce);
      expect(bytesOf(chachaBlock(wordsOf(key), counter, 20))).toBe(
        cipher.update(Buffer.alloc(64)).toString('hex'),
      );
    },
  );

  it('drives the dice of a table, block after block', () => {
    const dice = diceFrom('deadlight');
    const key = wordsOf(seedBytes('deadlight'));
    for (const block of [0, 1, 2])
      for (const word of chachaBlock(key, block, 8)) expect(next(dice)).toBe(word >>> 0);
  });

  it('uses a seed of 32 bytes directly as the key', () => {
    expect(diceFrom(seedBytes('deadlight'))).toEqual(diceFrom('deadlight'));
  });
});

describe.each([
  ['quick', randomFrom],
  ['dice', diceFrom],
] as const)('the %s generator', (kind, randomFrom) => {
  it('gives the same numbers for the same seed, for ever', () => {
    const random = randomFrom('deadlight');
    expect([next(random), next(random), next(random)]).toEqual(
      kind === 'quick' ? [790204507, 1111009479, 3895715180] : [3992849445, 1389815663, 936304294],
    );
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
});

describe('the quick generator', () => {
  it('gives the bits it is steered to, and continues from there', () => {
    for (const bits of [0, 1, 12345, 0x80000000, 0xffffffff]) {
      const random = randomFrom('steered');
      steer(random, bits);
      expect(next(random)).toBe(bits);
      expect(next(random)).not.toBe(bits);
    }
  });
});
