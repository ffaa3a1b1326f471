/** QR codes for links: bytes, the lowest correction, up to 134 of them (versions 1 to 6). */

/** Codewords of data, of correction in a block, and blocks, by version. */
const VERSIONS = [
  { data: 19, correction: 7, blocks: 1 },
  { data: 34, correction: 10, blocks: 1 },
  { data: 55, correction: 15, blocks: 1 },
  { data: 80, correction: 20, blocks: 1 },
  { data: 108, correction: 26, blocks: 1 },
  { data: 136, correction: 18, blocks: 2 },
] as const;

/** Mode and length take 12 bits; what is left over is filled up. */
const HEAD = 2;
const FILL = [0xec, 0x11];

/** The field with 256 elements. */
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : EXP[LOG[a]! + LOG[b]!]!);

function generator(degree: number): number[] {
  let made = [1];
  for (let i = 0; i < degree; i++) {
    const next = [...made, 0];
    made.forEach((part, at) => {
      next[at + 1]! ^= times(part, EXP[i]!);
    });
    made = next;
  }
  return made;
}

function correctionOf(data: readonly number[], degree: number): number[] {
  const by = generator(degree);
  const rest = [...data, ...new Array<number>(degree).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    by.forEach((part, at) => {
      rest[i + at]! ^= times(part, factor);
    });
  }
  return rest.slice(data.length);
}

/** All codewords in the order in which they are laid out. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const { data, correction, blocks } = VERSIONS[version - 1]!;
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, 8);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, data * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8)
    words.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let i = 0; words.length < data; i++) words.push(FILL[i % 2]!);
  const size = data / blocks;
  const parts = Array.from({ length: blocks }, (_, i) => words.slice(i * size, (i + 1) * size));
  const corrections = parts.map((part) => correctionOf(part, correction));
  const woven = (lists: readonly number[][]): number[] =>
    lists[0]!.flatMap((_, i) => lists.map((list) => list[i]!));
  return [...woven(parts), ...woven(corrections)];
}

/** The first of the eight masks: it is as readable as any for a link. */
const isMasked = (row: number, column: number): boolean => (row + column) % 2 === 0;
/** Lowest correction and that mask, with their own correction, as the standard lists it. */
const FORMAT = 0b111011111000100;

/** Rows of modules, true where it is dark; null if the text is too long. */
export function qrOf(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(({ data }) => bytes.length + HEAD <= data) + 1;
  if (version === 0) return null;
  const size = 17 + 4 * version;
  const modules = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const set = (row: number, column: number, dark: boolean): void => {
    if (row >= 0 && column >= 0 && row < size && column < size) modules[row]![column] = dark;
  };
  const ring = (
    row: number,
    column: number,
    reach: number,
    isDark: (at: number) => boolean,
  ): void => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++)
        set(row + y, column + x, isDark(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    ring(row, column, 4, (at) => at < 2 || at === 3);
  if (version > 1) ring(size - 7, size - 7, 2, (at) => at !== 1);
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  layFormat(set, size);
  layBits(modules, codewords(bytes, version), size);
  return modules as boolean[][];
}

type Set = (row: number, column: number, dark: boolean) => void;

function layFormat(set: Set, size: number): void {
  const bit = (i: number): boolean => ((FORMAT >> i) & 1) === 1;
  for (let i = 0; i < 6; i++) {
    set(i, 8, bit(i));
    set(8, i, bit(14 - i));
  }
  set(7, 8, bit(6));
  set(8, 8, bit(7));
  set(8, 7, bit(8));
  for (let i = 0; i < 8; i++) set(8, size - 1 - i, bit(i));
  for (let i = 0; i < 7; i++) set(size - 7 + i, 8, bit(8 + i));
  set(size - 8, 8, true);
}

/** From the lower right corner in columns of two, up and down, past the column of the ruler. */
function layBits(modules: (boolean | null)[][], words: readonly number[], size: number): void {
  let at = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (modules[row]![column] !== null) continue;
        const dark = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        modules[row]![column] = (dark === 1) !== isMasked(row, column);
        at++;
      }
    }
    up = !up;
  }
}
