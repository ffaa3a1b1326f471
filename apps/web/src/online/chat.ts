/** What is said at an online table, and whom the reader does not want to read. */
import type { ChatLine } from '@deadlight/host';
import { computed, signal } from '@preact/signals';
import { keepSetting, keptSetting } from '../settings/kept.ts';

const BLOCKED = 'blocked';

/** Everything that was said, in its order. */
const said = signal<readonly ChatLine[]>([]);
const muted = signal<ReadonlySet<string>>(new Set());
/** Hidden by this browser since before the server kept whom somebody has blocked. */
const blocked = signal<ReadonlySet<string>>(new Set(readBlocked()));
export const chatOpen = signal(false);
/** What has been reported from here. */
export const reported = signal<ReadonlySet<number>>(new Set());
const readUpTo = signal(-1);

function readBlocked(): string[] {
  return (keptSetting(BLOCKED) ?? '').split(' ').filter((who) => who !== '');
}

export const lines = computed(() =>
  said.value.filter(({ who }) => !muted.value.has(who) && !blocked.value.has(who)),
);

/** How much of it has not been looked at. */
export const unread = computed(
  () => lines.value.filter(({ at, mine }) => at > readUpTo.value && !mine).length,
);

/** People who said something and are hidden. */
export const hidden = computed(() => {
  const people = new Map<string, string>();
  for (const { who, name } of said.value)
    if (muted.value.has(who) || blocked.value.has(who)) people.set(who, name);
  return [...people].map(([who, name]) => ({ who, name }));
});

/** A line that another server sends again is not shown twice. */
export function hearChat(heard: readonly ChatLine[], whole: boolean): void {
  const known = whole ? [] : said.peek();
  const lines = heard.filter((line) => !known.some((one) => isSame(one, line)));
  const first = lines[0]?.at ?? Number.POSITIVE_INFINITY;
  said.value = [...known.filter(({ at }) => at < first), ...lines];
  if (chatOpen.peek()) markRead();
}

const isSame = (one: ChatLine, other: ChatLine): boolean =>
  one.id !== undefined && one.id === other.id && one.who === other.who;

export function markRead(): void {
  readUpTo.value = said.peek().at(-1)?.at ?? -1;
}

export function forgetChat(): void {
  said.value = [];
  muted.value = new Set();
  reported.value = new Set();
  readUpTo.value = -1;
  chatOpen.value = false;
}

export function mute(who: string): void {
  muted.value = new Set([...muted.peek(), who]);
}

/** Reads somebody again. */
export function unhide(who: string): void {
  muted.value = new Set([...muted.peek()].filter((one) => one !== who));
  blocked.value = new Set([...blocked.peek()].filter((one) => one !== who));
  keepSetting(BLOCKED, [...blocked.peek()].join(' '));
}
