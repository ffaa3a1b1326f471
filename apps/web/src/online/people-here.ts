/** What this page has done about the people at its table: names of those who were blocked or asked to be friends, and invited friends. */
import { signal } from '@preact/signals';

const none: ReadonlySet<string> = new Set();

export const blockedHere = signal(none);
export const befriendedHere = signal(none);
/** Ids of friends. */
export const invitedHere = signal(none);

export function note(here: typeof blockedHere, who: string): void {
  here.value = new Set([...here.peek(), who]);
}

export function forgetPeopleHere(): void {
  blockedHere.value = none;
  befriendedHere.value = none;
  invitedHere.value = none;
}
