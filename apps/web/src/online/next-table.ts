/** On to the next table that waits for the reader, by a button or a key. */
import { computed } from '@preact/signals';
import { go, route } from '../route.ts';
import { shortcutOf } from '../settings/shortcut.ts';
import { waiting } from './mine.ts';

const KEY = 'w';

/** Tables that wait, besides the one that is open. */
export const others = computed(() => {
  const at = route.value;
  return waiting.value.filter(({ id }) => at.at !== 'online' || at.id !== id);
});

export function goToNextWaiting(): void {
  const [next] = others.peek();
  if (next !== undefined) go({ at: 'online', id: next.id });
}

/** Not while somebody writes, and not behind a window. */
const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement && target.matches('input, select, textarea')) ||
  document.querySelector('dialog[open]') !== null;

export function startNextTable(): void {
  addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || isElsewhere(event.target)) return;
    if (shortcutOf(event) !== KEY || others.peek().length === 0) return;
    event.preventDefault();
    goToNextWaiting();
  });
}
