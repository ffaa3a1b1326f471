/**
 * A whole game in a link: its compressed record, behind the `#` of the app's address, which is not sent to
 * servers.
 */
import { BadRecord, MAX_LENGTH, tooLong } from '@deadlight/engine';

/** The separator between the app's address and the packed record. */
const MARK = '#/replay/link/';

export const linkTo = (app: string, packed: string): string =>
  `${app.split('#', 1)[0]}${MARK}${packed}`;

/** The packed record in a link, or null where there is none. */
export function packedIn(link: string): string | null {
  const at = link.indexOf(MARK);
  return at < 0 ? null : link.slice(at + MARK.length).split('/', 1)[0]!;
}

/** Chunk size for inflating: output can be a thousand times as large, and must stay within bounds as well. */
const PIECE = 1024;
/** Bytes per chunk of base64. */
const ROW = 0x6000;

/** The bytes in chunks, on demand. */
function piecesOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.subarray(at, at + PIECE));
        at += PIECE;
      },
    },
    { highWaterMark: 0 },
  );
}

/** The whole content of a stream, unless it is more than `most`. */
async function gather(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new BadRecord(tooLong('record', size)!);
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += ROW)
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + ROW)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(packed: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(packed)) throw new BadRecord('it has characters that no link has');
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (char) => char.charCodeAt(0));
  } catch {
    throw new BadRecord('it was cut off');
  }
}

/** A record in the form used in links. */
export async function packRecord(record: string): Promise<string> {
  const bytes = new TextEncoder().encode(record);
  const packed = base64url(
    await gather(
      piecesOf(bytes).pipeThrough(new CompressionStream('deflate-raw')),
      MAX_LENGTH.record,
    ),
  );
  const why = tooLong('record', bytes.length) ?? tooLong('link', packed.length);
  if (why !== null) throw new BadRecord(why);
  return packed;
}

/** The record in a link. Inflation stops at the maximum length of a record. */
export async function unpackRecord(packed: string): Promise<string> {
  const why = tooLong('link', packed.length);
  if (why !== null) throw new BadRecord(why);
  const packedBytes = bytesOf(packed);
  let bytes: Uint8Array;
  try {
    const inflated = piecesOf(packedBytes).pipeThrough(new DecompressionStream('deflate-raw'));
    bytes = await gather(inflated, MAX_LENGTH.record);
  } catch (error) {
    if (error instanceof BadRecord) throw error;
    throw new BadRecord('it was cut off or changed on its way');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BadRecord('there is no text in it');
  }
}
