/** The ChaCha constant, "expand 32-byte k". */
const CONSTANT = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

export const KEY_WORDS = 8;
export const BLOCK_WORDS = 16;

const turn = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/** The most recent block. */
const block = new Int32Array(BLOCK_WORDS);

/**
 * One block of a ChaCha key stream (RFC 8439), 16 words, valid until the next call. The key is the first words
 * of a list. The nonce is zero: every stream has a key of its own. Why sixteen variables:
 * docs/engine.md#written-for-v8.
 */
export function chachaBlock(key: readonly number[], counter: number, rounds: number): Int32Array {
  let x0: number = CONSTANT[0];
  let x1: number = CONSTANT[1];
  let x2: number = CONSTANT[2];
  let x3: number = CONSTANT[3];
  let x4 = key[0]!;
  let x5 = key[1]!;
  let x6 = key[2]!;
  let x7 = key[3]!;
  let x8 = key[4]!;
  let x9 = key[5]!;
  let x10 = key[6]!;
  let x11 = key[7]!;
  let x12 = counter;
  let x13 = 0;
  let x14 = 0;
  let x15 = 0;
  for (let round = 0; round < rounds; round += 2) {
    // The columns.
    x0 = (x0 + x4) | 0;
    x12 = turn(x12 ^ x0, 16);
    x8 = (x8 + x12) | 0;
    x4 = turn(x4 ^ x8, 12);
    x0 = (x0 + x4) | 0;
    x12 = turn(x12 ^ x0, 8);
    x8 = (x8 + x12) | 0;
    x4 = turn(x4 ^ x8, 7);

    x1 = (x1 + x5) | 0;
    x13 = turn(x13 ^ x1, 16);
    x9 = (x9 + x13) | 0;
    x5 = turn(x5 ^ x9, 12);
    x1 = (x1 + x5) | 0;
    x13 = turn(x13 ^ x1, 8);
    x9 = (x9 + x13) | 0;
    x5 = turn(x5 ^ x9, 7);

    x2 = (x2 + x6) | 0;
    x14 = turn(x14 ^ x2, 16);
    x10 = (x10 + x14) | 0;
    x6 = turn(x6 ^ x10, 12);
    x2 = (x2 + x6) | 0;
    x14 = turn(x14 ^ x2, 8);
    x10 = (x10 + x14) | 0;
    x6 = turn(x6 ^ x10, 7);

    x3 = (x3 + x7) | 0;
    x15 = turn(x15 ^ x3, 16);
    x11 = (x11 + x15) | 0;
    x7 = turn(x7 ^ x11, 12);
    x3 = (x3 + x7) | 0;
    x15 = turn(x15 ^ x3, 8);
    x11 = (x11 + x15) | 0;
    x7 = turn(x7 ^ x11, 7);

    // The diagonals.
    x0 = (x0 + x5) | 0;
    x15 = turn(x15 ^ x0, 16);
    x10 = (x10 + x15) | 0;
    x5 = turn(x5 ^ x10, 12);
    x0 = (x0 + x5) | 0;
    x15 = turn(x15 ^ x0, 8);
    x10 = (x10 + x15) | 0;
    x5 = turn(x5 ^ x10, 7);

    x1 = (x1 + x6) | 0;
    x12 = turn(x12 ^ x1, 16);
    x11 = (x11 + x12) | 0;
    x6 = turn(x6 ^ x11, 12);
    x1 = (x1 + x6) | 0;
    x12 = turn(x12 ^ x1, 8);
    x11 = (x11 + x12) | 0;
    x6 = turn(x6 ^ x11, 7);

    x2 = (x2 + x7) | 0;
    x13 = turn(x13 ^ x2, 16);
    x8 = (x8 + x13) | 0;
    x7 = turn(x7 ^ x8, 12);
    x2 = (x2 + x7) | 0;
    x13 = turn(x13 ^ x2, 8);
    x8 = (x8 + x13) | 0;
    x7 = turn(x7 ^ x8, 7);

    x3 = (x3 + x4) | 0;
    x14 = turn(x14 ^ x3, 16);
    x9 = (x9 + x14) | 0;
    x4 = turn(x4 ^ x9, 12);
    x3 = (x3 + x4) | 0;
    x14 = turn(x14 ^ x3, 8);
    x9 = (x9 + x14) | 0;
    x4 = turn(x4 ^ x9, 7);
  }
  block[0] = x0 + CONSTANT[0];
  block[1] = x1 + CONSTANT[1];
  block[2] = x2 + CONSTANT[2];
  block[3] = x3 + CONSTANT[3];
  block[4] = x4 + key[0]!;
  block[5] = x5 + key[1]!;
  block[6] = x6 + key[2]!;
  block[7] = x7 + key[3]!;
  block[8] = x8 + key[4]!;
  block[9] = x9 + key[5]!;
  block[10] = x10 + key[6]!;
  block[11] = x11 + key[7]!;
  block[12] = x12 + counter;
  block[13] = x13;
  block[14] = x14;
  block[15] = x15;
  return block;
}
