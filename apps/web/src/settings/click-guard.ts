/** Trembling hands click twice: what comes too soon after a click, or after a key that clicks, counts for nothing. */
import { guard } from './settings.ts';

/** What is worked by more than one click. */
const CLICKED_TWICE = 'input, select, textarea, summary';
/** What decides: the second click of a double click never does, whatever is set. */
const DECIDES = '.choice, .card, [data-takes], .ears-answer';

export function startClickGuard(): void {
  let last = Number.NEGATIVE_INFINITY;
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest(CLICKED_TWICE) !== null) return;
      const isDouble = event.detail > 1 && target.closest(DECIDES) !== null;
      const isSoon = event.timeStamp - last < Number(guard.peek());
      if (isDouble || isSoon) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else last = event.timeStamp;
    },
    true,
  );
}
