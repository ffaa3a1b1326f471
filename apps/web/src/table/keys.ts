/** Keys that work wherever the focus is. */

import type { Stage } from '../director/stage.ts';
import { takeBack } from './automatic.ts';
import { choose, listed } from './choices.ts';
import { openKeys } from './keys-dialog.tsx';

const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

const KEYS: Readonly<Record<string, (stage: Stage) => void>> = {
  '?': openKeys,
  u: takeBack,
  s: (stage) => stage.skip(),
  p: () => focusOn('.room[tabindex="0"]'),
  q: () => focusOn('.question button'),
  h: () => focusOn('.hand .card'),
};

/** Keys that end what is being played. */
const COMPLETES: readonly string[] = [' ', 'Enter', 'Escape'];

/** Not while somebody writes, and not behind a window. */
const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement && target.matches('input, select, textarea')) ||
  document.querySelector('dialog[open]') !== null;

export function onTableKey(stage: Stage, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
  if (stage.playing.peek() !== null && COMPLETES.includes(event.key)) {
    event.preventDefault();
    stage.complete();
    return;
  }
  const numbered = /^[1-9]$/.test(event.key) ? listed.peek()[Number(event.key) - 1] : undefined;
  const does = KEYS[event.key.toLowerCase()];
  if (numbered === undefined && does === undefined) return;
  event.preventDefault();
  if (numbered !== undefined) choose(numbered);
  else does?.(stage);
}
