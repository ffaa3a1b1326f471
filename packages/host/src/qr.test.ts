import { describe, expect, it } from 'vitest';
import { qrOf } from './qr.ts';

/** Whether a module of a code of this size carries data. */
function isData(row: number, column: number, size: number): boolean {
  const corner =
    (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);
  const small = size > 21 && Math.abs(row - size + 7) < 3 && Math.abs(column - size + 7) < 3;
  return !corner && !small && row !== 6 && column !== 6;
}

/** Reads a code as a camera's program would, but for dirt. */
function read(code: readonly boolean[][], blocks: number, data: number): string {
  const size = code.length;
  const bits: number[] = [];
  const columns = Array.from({ length: size }, (_, i) => size - 1 - i).filter((one) => one !== 6);
  for (let pair = 0; pair < columns.length / 2; pair++)
    for (let step = 0; step < size; step++) {
      const row = pair % 2 === 0 ? size - 1 - step : step;
      for (const column of columns.slice(pair * 2, pair * 2 + 2))
        if (isData(row, column, size))
          bits.push(Number(code[row]![column] !== ((row + column) % 2 === 0)));
    }
  const words = Array.from({ length: data }, (_, i) =>
    Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2),
  );
  const blocked = Array.from({ length: blocks }, (_, block) =>
    words.filter((_, i) => i % blocks === block),
  ).flat();
  const all = blocked.map((word) => word.toString(2).padStart(8, '0')).join('');
  expect(all.slice(0, 4)).toBe('0100');
  const length = Number.parseInt(all.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, i) =>
    Number.parseInt(all.slice(12 + i * 8, 20 + i * 8), 2),
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe('a code for a link', () => {
  it.each([
    ['http://10.0.0.7/', 21, 1, 19],
    ['http://192.168.100.120:4173/#/online/kX3v0aQh1f2Z', 29, 1, 55],
    [`https://play.example.org/${'é'.repeat(50)}`, 41, 2, 136],
  ])('says %s', (text, size, blocks, data) => {
    const code = qrOf(text)!;
    expect(code.length).toBe(size);
    expect(code.every((row) => row.length === size)).toBe(true);
    expect(read(code, blocks, data)).toBe(text);
  });

  it('has its eyes in three corners, and is not made for what is too long', () => {
    const code = qrOf('eyes')!;
    const size = code.length;
    for (const [row, column] of [
      [3, 3],
      [3, size - 4],
      [size - 4, 3],
    ] as const)
      expect([0, 1, 2, 3].map((away) => code[row]![column + away])).toEqual([
        true,
        true,
        false,
        true,
      ]);
    expect(qrOf('x'.repeat(135))).toBeNull();
  });
});
