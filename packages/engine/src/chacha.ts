/** The ChaCha constant, "expand 32-byte k". */
const CONSTANT = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

export const KEY_WORDS = 8;
export const BLOCK_WORDS = 16;

const turn = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

function quarterRound(s: Int32Array, a: number, b: number, c: number, d: number): void {
  s[a]! += s[b]!;
  s[d] = turn(s[d]! ^ s[a]!, 16);
  s[c]! += s[d]!;
  s[b] = turn(s[b]! ^ s[c]!, 12);
  s[a]! += s[b]!;
  s[d] = turn(s[d]! ^ s[a]!, 8);
  s[c]! += s[d]!;
  s[b] = turn(s[b]! ^ s[c]!, 7);
}

/** The block that is being made, and what it was made from. */
const s = new Int32Array(BLOCK_WORDS);
const start = new Int32Array(BLOCK_WORDS);
start.set(CONSTANT);

/**
 * One block of a ChaCha key stream (RFC 8439), 16 words, good until the next. The key is the first words
 * of a list. The nonce is zero: every stream has a key of its own.
 */
export function chachaBlock(key: readonly number[], counter: number, rounds: number): Int32Array {
  for (let i = 0; i < KEY_WORDS; i++) start[CONSTANT.length + i] = key[i]!;
  start[CONSTANT.length + KEY_WORDS] = counter;
  s.set(start);
  for (let round = 0; round < rounds; round += 2) {
    quarterRound(s, 0, 4, 8, 12);
    quarterRound(s, 1, 5, 9, 13);
    quarterRound(s, 2, 6, 10, 14);
    quarterRound(s, 3, 7, 11, 15);
    quarterRound(s, 0, 5, 10, 15);
    quarterRound(s, 1, 6, 11, 12);
    quarterRound(s, 2, 7, 8, 13);
    quarterRound(s, 3, 4, 9, 14);
  }
  for (let i = 0; i < BLOCK_WORDS; i++) s[i]! += start[i]!;
  return s;
}
