/** Frames of a WebSocket, as strings of bytes: what goes to one socket at a moment is then one write. */

/** The last frame of a message of text. */
const TEXT = 0x81;
const SHORT = 126;
const LONG = 127;

/** Asks the other end for a sign of life. */
export const PING = '\x89\x00';

/** One character for each byte of the frame. */
export function frameOf(text: string): string {
  const size = Buffer.byteLength(text);
  // What is all ASCII has the same bytes either way.
  const bytes = size === text.length ? text : Buffer.from(text).toString('latin1');
  return headOf(size) + bytes;
}

function headOf(size: number): string {
  if (size < SHORT) return String.fromCharCode(TEXT, size);
  if (size < 0x10000) return String.fromCharCode(TEXT, SHORT, size >>> 8, size & 0xff);
  const long = Buffer.alloc(8);
  long.writeBigUInt64BE(BigInt(size));
  return String.fromCharCode(TEXT, LONG, ...long);
}
