import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The generator's whole memory: four signed 32-bit words, kept in the state (xoshiro128**). */
export type Random = [number, number, number, number];

/** A generator from any text; equal texts give equal generators on every platform. */
export function randomFrom(seed: string): Random {
  const bytes = sha256(utf8ToBytes(seed));
  const word = (i: number): number =>
    bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24);
  // A generator of four zero words would never leave zero.
  return [word(0) || 1, word(4), word(8), word(12)];
}

/** The next 32 random bits. */
export function next(random: Random): number {
  const s1 = random[1];
  const x = Math.imul(s1, 5);
  const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0;
  const t = s1 << 9;
  random[2] ^= random[0];
  random[3] ^= s1;
  random[1] ^= random[2];
  random[0] ^= random[3];
  random[2] ^= t;
  const s3 = random[3];
  random[3] = (s3 << 11) | (s3 >>> 21);
  return result;
}

/** What undoes a multiplication by 9 and by 5, among 32-bit words. */
const NINTH = 0x38e38e39;
const FIFTH = 0xcccccccd;

/** Makes the next 32 bits these: so that a few imagined games see every face of a die. */
export function steer(random: Random, bits: number): void {
  const x = Math.imul(bits, NINTH);
  random[1] = Math.imul((x >>> 7) | (x << 25), FIFTH);
}

const WORDS = 4294967296;

/** A whole number from 0 to n-1, each equally likely. */
export function below(random: Random, n: number): number {
  for (;;) {
    const bits = next(random);
    const value = bits % n;
    // The last numbers of a word that do not make up a whole run of n would favour the low ones.
    if (bits - value <= WORDS - n) return value;
  }
}

/** Fisher–Yates, in place. */
export function shuffle(random: Random, list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const held = list[i]!;
    list[i] = list[j]!;
    list[j] = held;
  }
}
