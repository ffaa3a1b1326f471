/** A whole game in a link: its record, compressed, behind the `#` of the app's address, which no server is sent. */
import { BadRecord, MOST_OF, tooLong } from '@deadlight/engine';

/** What stands between the app's address and the packed record. */
const MARK = '#/replay/link/';

export const linkTo = (app: string, packed: string): string =>
  `${app.split('#', 1)[0]}${MARK}${packed}`;

/** The packed record in a link, or null where there is none. */
export function packedIn(link: string): string | null {
  const at = link.indexOf(MARK);
  return at < 0 ? null : link.slice(at + MARK.length).split('/', 1)[0]!;
}

/** So much is inflated at a time: it can become a thousand times as much, and that must not hurt either. */
const PIECE = 1024;
/** So many bytes are written as base64 at a time. */
const ROW = 0x6000;

/** The bytes, piece by piece, as each is asked for. */
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

/** All that a stream gives, unless it is more than `most`. */
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

/** A record as it stands in a link. */
export async function packRecord(record: string): Promise<string> {
  const bytes = new TextEncoder().encode(record);
  const packed = base64url(
    await gather(piecesOf(bytes).pipeThrough(new CompressionStream('deflate-raw')), MOST_OF.record),
  );
  const why = tooLong('record', bytes.length) ?? tooLong('link', packed.length);
  if (why !== null) throw new BadRecord(why);
  return packed;
}

/** The record in a link. Nothing is inflated further than a record may be long. */
export async function unpackRecord(packed: string): Promise<string> {
  const why = tooLong('link', packed.length);
  if (why !== null) throw new BadRecord(why);
  const packedBytes = bytesOf(packed);
  let bytes: Uint8Array;
  try {
    const inflated = piecesOf(packedBytes).pipeThrough(new DecompressionStream('deflate-raw'));
    bytes = await gather(inflated, MOST_OF.record);
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
