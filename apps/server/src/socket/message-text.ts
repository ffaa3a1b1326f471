/** Messages as JSON. Parts that are the same for everybody at a table are serialised once. */
import type { Changed, FromServer } from '@deadlight/host';

/** Recently serialised parts. A part is the same object for all recipients, and never changes. */
let written = new Map<object, string>();
const MOST_WRITTEN = 64;

export function textOf(message: FromServer): string {
  return message.say === 'changed' ? changedText(message) : JSON.stringify(message);
}

function shared<T>(part: T, write: (part: T) => string = JSON.stringify): string {
  if (typeof part !== 'object' || part === null) return write(part);
  let text = written.get(part);
  if (text === undefined) {
    // Not cleared: V8 links what a map held before to what it holds next, and so keeps all of it in memory for long.
    if (written.size >= MOST_WRITTEN) written = new Map();
    text = write(part);
    written.set(part, text);
  }
  return text;
}

/** The last message about what changed, and its text but for its number: the next seat is often told the same. */
let last: { readonly message: Changed; readonly text: string } | null = null;

const isSame = (a: Changed, b: Changed): boolean =>
  a.changes === b.changes &&
  a.lines === b.lines &&
  a.whole === b.whole &&
  a.number === b.number &&
  a.undoable === b.undoable &&
  a.whyNotUndo === b.whyNotUndo &&
  a.paused === b.paused;

function changedText(message: Changed): string {
  if (last === null || !isSame(last.message, message)) last = { message, text: restText(message) };
  return `{"say":"changed","seq":${message.seq}${last.text}`;
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
