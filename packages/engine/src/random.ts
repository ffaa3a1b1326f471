import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { BLOCK_WORDS, chachaBlock, KEY_WORDS } from './chacha.ts';

/**
 * The state of a generator, as plain numbers. There are two kinds: the dice of a table, which
 * nobody can predict from past rolls, and a quick one for imagined tables and bots.
 */
export type Random = number[];

/** The generator of tables, as records name it. */
export const GENERATOR = 'chacha8';
const ROUNDS = 8;

/** Layout of the dice: the block counter, the words used, then the block itself. */
const COUNTER = KEY_WORDS;
const USED = KEY_WORDS + 1;
const BLOCK = KEY_WORDS + 2;

const SEED_HEX = /^[0-9a-f]{64}$/;

const wordAt = (bytes: Uint8Array, i: number): number =>
  bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24);

const keyOf = (seed: string): Uint8Array =>
  SEED_HEX.test(seed) ? hexToBytes(seed) : sha256(utf8ToBytes(seed));

/** The 32 bytes that a seed stands for, as 64 hex digits: those it spells, or the hash of its text. */
export const seedBytes = (seed: string): string => bytesToHex(keyOf(seed));

/** The dice of a table: ChaCha8 with the seed as its key. */
export function diceFrom(seed: string): Random {
  const bytes = keyOf(seed);
  const random: number[] = [];
  for (let i = 0; i < KEY_WORDS; i++) random.push(wordAt(bytes, 4 * i));
  random.push(-1, BLOCK_WORDS);
  for (let i = 0; i < BLOCK_WORDS; i++) random.push(0);
  return random;
}

/** A quick generator from any text (xoshiro128**); predictable from a few of its numbers. */
export function randomFrom(seed: string): Random {
  const bytes = sha256(utf8ToBytes(seed));
  // A generator of four zero words would never leave zero.
  return [wordAt(bytes, 0) || 1, wordAt(bytes, 4), wordAt(bytes, 8), wordAt(bytes, 12)];
}

const isQuick = (random: Random): boolean => random.length === 4;

/** The number of words drawn and the key: what the hash of a table covers. */
export function diceMemory(random: Random): Record<string, number | readonly number[]> {
  if (isQuick(random)) return { xoshiro: random };
  const given = random[COUNTER]! * BLOCK_WORDS + random[USED]!;
  return { [GENERATOR]: random.slice(0, KEY_WORDS), given };
}

/** Copies the state of one generator into another. */
export function replaceRandom(random: Random, by: Random): void {
  random.length = by.length;
  for (let i = 0; i < by.length; i++) random[i] = by[i]!;
}

/** The next 32 random bits. */
export function next(random: Random): number {
  if (isQuick(random)) return nextQuick(random);
  if (random[USED] === BLOCK_WORDS) {
    random[COUNTER]!++;
    random[USED] = 0;
    const block = chachaBlock(random, random[COUNTER]!, ROUNDS);
    for (let i = 0; i < BLOCK_WORDS; i++) random[BLOCK + i] = block[i]!;
  }
  return random[BLOCK + random[USED]!++]! >>> 0;
}

function nextQuick(random: Random): number {
  const s1 = random[1]!;
  const x = Math.imul(s1, 5);
  const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0;
  const t = s1 << 9;
  random[2]! ^= random[0]!;
  random[3]! ^= s1;
  random[1]! ^= random[2]!;
  random[0]! ^= random[3]!;
  random[2]! ^= t;
  const s3 = random[3]!;
  random[3] = (s3 << 11) | (s3 >>> 21);
  return result;
}

/** Multiplicative inverses of 9 and 5 modulo 2³². */
const NINTH = 0x38e38e39;
const FIFTH = 0xcccccccd;

/** Forces the next 32 bits of a quick generator, so that a few imagined games see every face of a die. */
export function steer(random: Random, bits: number): void {
  const x = Math.imul(bits, NINTH);
  random[1] = Math.imul((x >>> 7) | (x << 25), FIFTH);
}

const WORDS = 4294967296;

/** Unsigned remainder of a word divided by n: docs/engine.md#written-for-v8. */
const remainder = (word: number, n: number): number => ((word >>> 0) % (n >>> 0)) >>> 0;

/** A whole number from 0 to n-1, each equally likely. */
export function below(random: Random, n: number): number {
  for (;;) {
    const bits = next(random);
    const value = remainder(bits, n);
    // Rejection sampling: the incomplete last run of n would favour low numbers.
    if (bits - value <= WORDS - n) return value;
  }
}

/** Fisher–Yates, in place. */
export function shuffle<T>(random: Random, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const held = list[i]!;
    list[i] = list[j]!;
    list[j] = held;
  }
}
