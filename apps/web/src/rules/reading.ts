/** Where somebody reads in the handbook, and the way back. */
import { signal } from '@preact/signals';
import { browserGame } from '../link.ts';
import { go, hashOf, route } from '../route.ts';

/**
 * A page: nothing for the contents, `page` for the game on one page, `example/noise`, `chapter/moving`,
 * `table/room`, `article/room.nest`.
 */
export const page = signal('');
/** What is looked for; while there is something, it takes the place of the page. */
export const wanted = signal('');
/** Whether the handbook lies open over the table. */
export const open = signal(false);
/** The pages before this one, the last one last. */
export const trail = signal<readonly string[]>([]);

/** Goes to a page: by the address where the handbook is a screen of its own, so that the browser finds back. */
export function turnTo(next: string): void {
  const at = route.peek();
  wanted.value = '';
  if (at.at === 'rules') {
    go({ ...at, page: next });
    return;
  }
  if (at.at === 'scenario') {
    go({ at: 'rules', id: browserGame.peek()!.app.vocabulary.id, page: next });
    return;
  }
  if (open.peek() && next !== page.peek()) trail.value = [...trail.peek(), page.peek()];
  page.value = next;
  open.value = true;
}

export function turnBack(): void {
  const before = trail.peek();
  wanted.value = '';
  page.value = before.at(-1) ?? '';
  trail.value = before.slice(0, -1);
}

/** The address of a page, where it has one. */
export function addressOfPage(next: string): string | null {
  const at = route.value;
  if (at.at === 'rules') return hashOf({ ...at, page: next });
  const game = at.at === 'scenario' ? browserGame.value?.app.vocabulary.id : undefined;
  return game === undefined ? null : hashOf({ at: 'rules', id: game, page: next });
}

/** Opens the handbook over the table: at a rule, or to look around. */
export function openRules(id: string | null): void {
  if (!open.peek()) {
    page.value = '';
    trail.value = [];
  }
  wanted.value = id ?? '';
  open.value = true;
}
