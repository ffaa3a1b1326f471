/**
 * The one voice of all pages for those who listen: a region that is always there, one queue, one utterance after another.
 * Nothing else in the app is a live region while it speaks of the game.
 */
import { signal } from '@preact/signals';

/** Everything that was said on this visit, the last one last. */
export const spoken = signal<readonly string[]>([]);
const MOST_KEPT = 200;

/** What belongs together is said in one breath: the region changes once. */
const GATHER_MS = 60;

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
  home.append(region);
  return true;
}

function flush(): void {
  const text = waiting.join(' ').trim();
  waiting = [];
  if (text === '') return;
  spoken.value = [...spoken.peek().slice(1 - MOST_KEPT), text];
  utter(text);
}

/** What is said again must differ, or nobody hears it. */
function write(text: string): void {
  if (region !== null) region.textContent = region.textContent === text ? `${text}\u00A0` : text;
}

/** A region that has just come is heard only if its text changes later. */
const SETTLE_MS = 100;
let settling: string | null = null;

function utter(text: string): void {
  const moved = bring();
  if (settling !== null) settling = `${settling} ${text}`;
  else if (moved) {
    settling = text;
    setTimeout(() => {
      write(settling ?? '');
      settling = null;
    }, SETTLE_MS);
  } else write(text);
}

export function announce(...sentences: readonly string[]): void {
  const some = sentences.filter((one) => one !== '');
  if (waiting.length === 0 && some.length > 0) setTimeout(flush, GATHER_MS);
  waiting.push(...some);
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
