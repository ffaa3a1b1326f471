import type { Voice } from '@deadlight/games/text';

const DAY = 24 * 60 * 60 * 1000;
/** A day of the week is unmistakable for so long. */
const WEEK = 6 * DAY;

/** When time is up, by the reader's clock: `Fri 18:00`, or `12 Dec, 18:00` where that is far. */
export function sayDue({ language }: Voice, due: number, now = Date.now()): string {
  const day =
    due - now < WEEK
      ? { weekday: 'short' as const }
      : { day: 'numeric' as const, month: 'short' as const };
  return new Intl.DateTimeFormat(language, { ...day, hour: '2-digit', minute: '2-digit' }).format(
    due,
  );
}
