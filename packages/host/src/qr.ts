import encodeQR from 'qr';

/** The maximum number of bytes at the lowest error correction. */
const CAPACITY = 2953;
/** The library makes no code without a margin. */
const MARGIN = 1;

const inner = <T>(list: readonly T[]): T[] => list.slice(MARGIN, -MARGIN);

/** A link as a QR code without a margin, row by row, true where it is dark; null if it does not fit. */
export function qrOf(text: string): boolean[][] | null {
  if (new TextEncoder().encode(text).length > CAPACITY) return null;
  return inner(encodeQR(text, 'raw', { ecc: 'low', encoding: 'byte', border: MARGIN })).map(inner);
}
