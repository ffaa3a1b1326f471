/**
 * The one voice of all pages for those who listen: a region that is always there, one queue, one utterance after another.
 * Nothing else in the app is a live region while it speaks of the game.
 */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Everything that was said on this visit, the last one last. */
export const spoken = signal<readonly string[]>([]);
const MAX_KEPT = 200;

/** What belongs together is said in one breath: the region changes once. */
const GATHER_MS = 60;
/** Browsers report what changes at about the same time in no order: two utterances are never so close. */
const GAP_MS = 300;
let last = Number.NEGATIVE_INFINITY;

let waiting: string[] = [];

let region: HTMLElement | null = null;

/**
 * Behind a window everything else is inert: the region follows to where it is heard. A window that goes takes it out of
 * the page, so it is remembered. Gives whether it had to move.
 */
function bring(): boolean {
  region ??= document.getElementById('announcer');
  const dialogs = document.querySelectorAll('dialog[open]');
  const home = dialogs[dialogs.length - 1] ?? document.body;
  if (region === null || region.parentElement === home) return false;
  // What has been said is not said again where the region comes to.
  region.replaceChildren();
  home.append(region);
  return true;
}

function flush(): void {
  const text = waiting.join(' ').trim();
  waiting = [];
  if (text === '') return;
  last = performance.now();
  spoken.value = [...spoken.peek().slice(1 - MAX_KEPT), text];
  utter(text);
}

/** As many of the last utterances stay in the region. */
const MAX_SHOWN = 6;

/**
 * Each utterance is a paragraph of its own: a screen reader that is late still reads each once. One text that is replaced
 * would be read as it is by then: the last utterance twice, and the one before never.
 */
function write(text: string): void {
  if (region === null) return;
  const paragraph = document.createElement('p');
  // The same again differs a little, or it may be taken for what was read already.
  paragraph.textContent = region.lastElementChild?.textContent === text ? `${text}\u00A0` : text;
  region.append(paragraph);
  while (region.childElementCount > MAX_SHOWN) region.firstElementChild!.remove();
}

/** A region that has just come is heard only if something is added later. */
const SETTLE_MS = 100;
let settling: string | null = null;

/** The window that it came to may have gone in the meantime, and taken it along. */
function settle(): void {
  if (bring()) {
    setTimeout(settle, SETTLE_MS);
    return;
  }
  write(settling ?? '');
  settling = null;
}

function utter(text: string): void {
  if (settling !== null) settling = `${settling} ${text}`;
  else if (bring()) {
    settling = text;
    setTimeout(settle, SETTLE_MS);
  } else write(text);
}

export function announce(...sentences: readonly string[]): void {
  const some = sentences.filter((one) => one !== '');
  if (waiting.length === 0 && some.length > 0)
    setTimeout(flush, Math.max(GATHER_MS, last + GAP_MS - performance.now()));
  waiting.push(...some);
}

/** Says what comes into sight, and each time that it changes; nothing while it is empty. */
export function useAnnounced(text: string): void {
  useEffect(() => announce(text), [text]);
}

/** Which of the past utterances is listened to: 0 is the last. */
let back = 0;

/** Says the last utterance again, or one before or after the one that was listened to. */
export function recall(step: -1 | 0 | 1): string {
  const all = spoken.peek();
  back = step === 0 ? 0 : Math.min(Math.max(0, back - step), Math.max(0, all.length - 1));
  const text = all.at(-1 - back) ?? '';
  if (text !== '') utter(text);
  return text;
}

spoken.subscribe(() => {
  back = 0;
});
