/** Each screen has a title, and begins at its heading: the focus is never left on nothing. */
import { effect, signal } from '@preact/signals';
import { route } from '../route.ts';

const APP = 'Deadlight';

/** Somebody who looks elsewhere is called by it. */
export const callSign = signal<string | null>(null);
const screen = signal('');

function titleOf(name: string): string {
  // A middle dot would be read out.
  const title = name === '' || name === APP ? APP : `${name}, ${APP}`;
  return callSign.value === null ? title : `● ${callSign.value}, ${title}`;
}

const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** A heading can be read out, though not reached by Tab. */
function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Where one goes on when what had the focus is gone. */
const NEXT = ['.question', '.ears-command input', 'h1'] as const;

function findAgain(): void {
  const within = document.querySelector('dialog[open]') ?? document;
  for (const selector of NEXT) {
    const next = within.querySelector<HTMLElement>(selector);
    if (next !== null) {
      focusOn(next);
      return;
    }
  }
}

export function startTitles(): void {
  const root = document.getElementById('app')!;
  let heading: Element | null = null;
  let had: Element | null = null;
  let first = true;
  effect(() => {
    document.title = titleOf(screen.value);
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) had = target;
  });
  const look = (): void => {
    const now = root.querySelector('h1');
    if (now !== heading && now !== null) {
      heading = now;
      // The first page is read from its beginning by itself.
      if (!first && isLost()) focusOn(now);
      first = false;
    }
    screen.value = now?.textContent ?? '';
    if (had !== null && !had.isConnected && isLost()) {
      had = null;
      findAgain();
    }
  };
  new MutationObserver(look).observe(root, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  route.subscribe(() => {
    heading = null;
  });
}
