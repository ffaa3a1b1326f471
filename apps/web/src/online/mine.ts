/** The reader's own tables on the server, as it told them last. */
import type { FromServer, Invitation, MyTable } from '@deadlight/host';
import { computed, signal } from '@preact/signals';

type Told = Extract<FromServer, { say: 'mine' }>;

/** Tables that go on; null until they are known. */
export const mine = signal<readonly MyTable[] | null>(null);
/** Where friends want the reader to come. */
export const invitations = signal<readonly Invitation[]>([]);
/** Finished ones, the newest first, as far as they were asked for. */
export const finished = signal<{
  readonly tables: readonly MyTable[];
  readonly more: boolean;
} | null>(null);

/** The one with the least time comes first; without clocks, the one that has waited longest. */
const byUrgency = (a: MyTable, b: MyTable): number =>
  (a.left ?? Number.POSITIVE_INFINITY) - (b.left ?? Number.POSITIVE_INFINITY) ||
  (b.waited ?? 0) - (a.waited ?? 0) ||
  a.created - b.created;

/** Tables that wait for the reader. */
export const waiting = computed(() =>
  (mine.value ?? []).filter(({ waits }) => waits).toSorted(byUrgency),
);

export function hearMine({ over, tables, invitations: asked, more }: Told): void {
  if (!over) {
    invitations.value = asked;
    mine.value = tables;
    showBadge(tables.filter(({ waits }) => waits).length);
    return;
  }
  const before = finished.peek()?.tables ?? [];
  const known = new Set(before.map(({ id }) => id));
  finished.value = { tables: [...before, ...tables.filter(({ id }) => !known.has(id))], more };
}

/** The installed app shows on its icon how many tables wait. */
function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // An app that is not installed has no icon.
  shown.catch(() => {});
}
