import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { qrOf } from './qr.ts';

const SCALE = 4;
const QUIET = 4;

/** Reads a code as a camera sees it: dark on light, with a margin. */
function read(code: readonly (readonly boolean[])[]): string {
  const size = (code.length + 2 * QUIET) * SCALE;
  const data = new Uint8Array(size * size * 4).fill(0xff);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const row = code[Math.floor(y / SCALE) - QUIET];
      if (row?.[Math.floor(x / SCALE) - QUIET])
        data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  return decodeQR({ width: size, height: size, data });
}

describe('a code for a link', () => {
  it.each([
    ['http://10.0.0.7/', 21],
    ['http://192.168.100.120:4173/#/online/kX3v0aQh1f2Z', 29],
    [`https://play.example.org/${'é'.repeat(50)}`, 41],
  ])('says %s, in as few squares as possible', (text, size) => {
    const code = qrOf(text)!;
    expect(code.map((row) => row.length)).toEqual(Array.from({ length: size }, () => size));
    expect(read(code)).toBe(text);
  });

  it('is not made for a text that does not fit', () => {
    expect(qrOf('é'.repeat(1476))).not.toBeNull();
    expect(qrOf('é'.repeat(1477))).toBeNull();
  });
});
