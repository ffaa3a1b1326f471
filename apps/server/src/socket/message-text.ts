/** Messages as JSON. Parts that are the same for everybody at a table are serialised once. */
import type { Changed, FromServer } from '@deadlight/host';
import { bytesOf, frameAround, frameOf } from './frames.ts';

const NOTHING = {};

/**
 * Recently serialised parts and their texts. A part is the same object for all recipients, and never changes. Lists that are
 * searched, since a map of objects writes into each of them.
 */
const MAX_WRITTEN = 16;
const parts: object[] = new Array(MAX_WRITTEN).fill(NOTHING);
const texts: string[] = new Array(MAX_WRITTEN).fill('');
let next = 0;

export function textOf(message: FromServer): string {
  return message.say === 'changed' ? startOf(message) + restOf(message) : JSON.stringify(message);
}

/** The message as a frame. What it shares with the last one is not looked through again. */
export function frameFor(message: FromServer): string {
  if (message.say !== 'changed') return frameOf(JSON.stringify(message));
  restOf(message);
  lastBytes ??= bytesOf(lastText);
  return frameAround(startOf(message) + lastBytes);
}

function shared<T>(part: T, write: (part: T) => string = JSON.stringify): string {
  if (typeof part !== 'object' || part === null) return write(part);
  const found = parts.indexOf(part);
  if (found >= 0) return texts[found]!;
  const text = write(part);
  parts[next] = part;
  texts[next] = text;
  next = (next + 1) % MAX_WRITTEN;
  return text;
}

/** The last message about what changed, and its text but for its number: the next seat is often told the same. */
let last: Changed | null = null;
let lastText = '';
let lastBytes: string | null = null;

const isSame = (a: Changed, b: Changed): boolean =>
  a.changes === b.changes &&
  a.lines === b.lines &&
  a.whole === b.whole &&
  a.number === b.number &&
  a.undoable === b.undoable &&
  a.whyNotUndo === b.whyNotUndo &&
  a.paused === b.paused;

const startOf = ({ seq }: Changed): string => `{"say":"changed","seq":${seq}`;

function restOf(message: Changed): string {
  if (last !== null && isSame(last, message)) return lastText;
  lastText = restText(message);
  lastBytes = null;
  last = message;
  return lastText;
}

function restText(message: Changed): string {
  const { changes, lines } = message;
  let text = '';
  if (changes !== undefined) text += `,"changes":${shared(changes, changesText)}`;
  if (lines !== undefined) text += `,"lines":${shared(lines)}`;
  if (message.whole !== undefined) text += `,"whole":${message.whole}`;
  if (message.number !== undefined) text += `,"number":${message.number}`;
  if (message.undoable !== undefined) text += `,"undoable":${message.undoable}`;
  if (message.whyNotUndo !== undefined)
    text += `,"whyNotUndo":${JSON.stringify(message.whyNotUndo)}`;
  if (message.paused !== undefined) text += `,"paused":${message.paused}`;
  return `${text}}`;
}

type Changes = NonNullable<Changed['changes']>;

function changesText(changes: Changes): string {
  let text = '';
  for (const name in changes) {
    const part = changes[name]!;
    text += text === '' ? '{' : ',';
    text += `"${name}":`;
    if (name === 'zones') text += zonesText(part as Changes);
    // These are one seat's own.
    else if (name === 'question' || name === 'notes') text += JSON.stringify(part);
    else text += shared(part);
  }
  return text === '' ? '{}' : `${text}}`;
}

function zonesText(zones: Changes): string {
  let text = '';
  for (const name in zones) {
    text += text === '' ? '{' : ',';
    text += `${JSON.stringify(name)}:${shared(zones[name])}`;
  }
  return text === '' ? '{}' : `${text}}`;
}
