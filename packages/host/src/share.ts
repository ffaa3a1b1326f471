/**
 * A whole game in a link, or a scenario: its compressed text, behind the `#` of the app's address, which is not sent
 * to servers.
 */
import { BadRecord, tooLong } from '@deadlight/engine';

/** The separator between the app's address and the packed record. */
const MARK = '#/replay/link/';

const linkBehind = (app: string, mark: string, packed: string): string =>
  `${app.split('#', 1)[0]}${mark}${packed}`;

export const linkTo = (app: string, packed: string): string => linkBehind(app, MARK, packed);

/** The app shows such a scenario moment by moment. */
export const linkToScenario = (app: string, packed: string): string =>
  linkBehind(app, '#/scenario/', packed);

/** The packed record in a link, or null where there is none. */
export function packedIn(link: string): string | null {
  const at = link.indexOf(MARK);
  return at < 0 ? null : link.slice(at + MARK.length).split('/', 1)[0]!;
}

type Kind = 'record' | 'scenario';

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

/** The whole content of a stream, unless it is more than such a text may be. */
async function gather(stream: ReadableStream<Uint8Array>, kind: Kind): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    const why = tooLong(kind, size);
    if (why !== null) {
      await reader.cancel();
      throw new BadRecord(why);
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

async function pack(kind: Kind, text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const packed = base64url(
    await gather(piecesOf(bytes).pipeThrough(new CompressionStream('deflate-raw')), kind),
  );
  const why = tooLong(kind, bytes.length) ?? tooLong('link', packed.length);
  if (why !== null) throw new BadRecord(why);
  return packed;
}

/** Inflation stops at the maximum length of such a text. */
async function unpack(kind: Kind, packed: string): Promise<string> {
  const why = tooLong('link', packed.length);
  if (why !== null) throw new BadRecord(why);
  const packedBytes = bytesOf(packed);
  let bytes: Uint8Array;
  try {
    const inflated = piecesOf(packedBytes).pipeThrough(new DecompressionStream('deflate-raw'));
    bytes = await gather(inflated, kind);
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

/** A record in the form used in links. */
export const packRecord = (record: string): Promise<string> => pack('record', record);
export const unpackRecord = (packed: string): Promise<string> => unpack('record', packed);

/** A scenario in the form used in links. */
export const packScenario = (scenario: string): Promise<string> => pack('scenario', scenario);
export const unpackScenario = (packed: string): Promise<string> => unpack('scenario', packed);
