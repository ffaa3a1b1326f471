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

/**
 * One block of a ChaCha key stream (RFC 8439), 16 words. The nonce is zero: every stream has a key
 * of its own.
 */
export function chachaBlock(key: readonly number[], counter: number, rounds: number): Int32Array {
  const start = Int32Array.of(...CONSTANT, ...key, counter, 0, 0, 0);
  const s = start.slice();
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
