/** The deal of the day: everybody in the world gets the same. */
import type { OptionValue } from '@deadlight/engine';

export interface Deal {
  /** The day in UTC, as `2026-11-17`. */
  readonly day: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: string;
}

const DAY = 24 * 60 * 60 * 1000;

/** Days since 1970-01-01, in UTC. */
export const dayNumber = (at: number): number => Math.floor(at / DAY);
// biome-ignore lint/style/noRestrictedGlobals: it names a day, and reads no clock.
export const dayAt = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);

/** One after the other, so that each kind of game comes round every week. */
const KINDS: readonly Omit<Deal, 'day' | 'seed'>[] = [
  { game: 'nemesis', seats: 3, options: {} },
  { game: 'panic', seats: 5, options: {} },
  { game: 'lockdown', seats: 3, options: {} },
  { game: 'nemesis', seats: 3, options: { mode: 'coop' } },
  { game: 'lockdown', seats: 3, options: { board: 'alternative' } },
  { game: 'nemesis', seats: 1, options: {} },
  { game: 'lockdown', seats: 3, options: { mode: 'coop' } },
];

export function dealOf(at: number): Deal {
  const number = dayNumber(at);
  const day = dayAt(number);
  const kind = KINDS[number % KINDS.length]!;
  return { ...kind, day, seed: `daily.${day}` };
}

/** A game may be finished days after it was begun. */
const DAYS_BACK = 30;

/** The day whose deal a seed is, if it is one of the last; `written` makes a seed as records have it. */
export function dayOfSeed(
  seed: string,
  at: number,
  written: (seed: string) => string,
): string | null {
  for (let back = 0; back <= DAYS_BACK; back++) {
    const deal = dealOf(at - back * DAY);
    if (written(deal.seed) === written(seed)) return deal.day;
  }
  return null;
}
