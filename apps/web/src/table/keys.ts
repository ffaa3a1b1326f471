/** Keys that work wherever the focus is. */

import { sayNow } from '@deadlight/games/ask';
import type { Stage } from '../director/stage.ts';
import { announce, recall } from '../ears/announcer.ts';
import { context } from '../ears/asking.ts';
import { moment } from '../link.ts';
import { shortcutOf } from '../settings/shortcut.ts';
import { voice } from '../text/voice.ts';
import { takeBack } from './automatic.ts';
import { choose, closePart, isPutAway, lineUp, listed, part } from './choices.ts';
import { focused, startPlace } from './focus.ts';
import { openKeys } from './keys-dialog.tsx';

/** The first that can be seen: what is folded away takes no focus. */
const focusOn = (...selectors: readonly string[]): void =>
  selectors
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[inert]') === null,
    )
    ?.focus();

/** To the plan, where one was last; from there, to the room where one stands. */
function goToPlan(): void {
  if (document.activeElement?.matches('.room') === true) focused.value = startPlace();
  if (lineUp.peek().length === 0 || isPutAway.peek()) focusOn('.room[tabindex="0"]');
  else {
    // Cards lie over the plan: they are put away first.
    isPutAway.value = true;
    requestAnimationFrame(() => focusOn('.room[tabindex="0"]'));
  }
}

/** Takes back, or says why that is not possible. */
function undo(): void {
  const [now, said] = [moment.peek(), voice.peek()];
  if (now === null || said === null) return;
  if (now.undoable > 0) takeBack();
  else announce(said.say(now.whyNotUndo === null ? 'ears.noUndo' : `whyNotUndo.${now.whyNotUndo}`));
}

function tellNow(): void {
  const [known, now, said] = [context.peek(), moment.peek(), voice.peek()];
  if (known !== null && now !== null && said !== null) announce(...sayNow(known, now.view, said));
}

const KEYS: Readonly<Record<string, (stage: Stage) => void>> = {
  '?': openKeys,
  ',': () => recall(-1),
  '.': () => recall(1),
  n: tellNow,
  u: undo,
  s: (stage) => stage.skip(),
  p: goToPlan,
  q: () =>
    focusOn(
      '.question .choice',
      '.line-up-take',
      '.question-asked',
      '.question button',
      '.question',
    ),
  h: () => focusOn('.hand .card'),
  g: () => focusOn('.coach'),
  l: () => focusOn('.log-lines [tabindex="0"]', '.table-side-tabs button'),
};

/** Keys that end what is being played. */
const COMPLETES: readonly string[] = [' ', 'Enter', 'Escape'];

/** Where they mean nothing else: on a control, they work that control. */
const isIdle = (target: EventTarget | null): boolean =>
  !(target instanceof HTMLElement) || target.matches('body, .question, .room, .stage-caption');

/** Not while somebody writes, and not behind a window. */
const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement && target.matches('input, select, textarea')) ||
  document.querySelector('dialog[open]') !== null;

export function onTableKey(stage: Stage, event: KeyboardEvent): void {
  // A key that is held is pressed once.
  if (event.repeat || event.ctrlKey || event.metaKey || isElsewhere(event.target)) return;
  if (stage.playing.peek() !== null && COMPLETES.includes(event.key) && isIdle(event.target)) {
    event.preventDefault();
    stage.complete();
    return;
  }
  // A menu that is open closes first.
  const isOver = document.querySelector(':popover-open') !== null;
  if (event.key === 'Escape' && part.peek() !== null && !isOver) closePart();
  const key = shortcutOf(event);
  if (key === null) return;
  const numbered = /^[1-9]$/.test(key) ? listed.peek()[Number(key) - 1] : undefined;
  const does = KEYS[key];
  if (numbered === undefined && does === undefined) return;
  event.preventDefault();
  if (numbered !== undefined) choose(numbered);
  else does?.(stage);
}
