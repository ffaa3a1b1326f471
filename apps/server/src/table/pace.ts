/** How long people are waited for, depending on the pace of a table. */
import type { ClockSettings } from '@deadlight/host';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds after which every answer to a reaction is taken over days, at the earliest: at least, and at most. */
export const HELD_OVER_DAYS = [15_000, 45_000] as const;

/** In milliseconds. */
export interface Pace {
  /** Absence in milliseconds after which somebody is gone: a bot may play for them. */
  readonly gone: number;
  /** How long a vote waits for silent people. */
  readonly vote: number;
}

const LIVE: Pace = { gone: 3 * MINUTE, vote: 5 * MINUTE };
/** The default, where the host has not chosen a pace: an evening has breaks. */
const UNTIMED: Pace = { gone: 30 * MINUTE, vote: HOUR };

/** With more than an hour on their clocks, people do not stay at the table: they are waited for as long as the clock would. */
export function paceOf(clock: ClockSettings | null): Pace {
  if (clock === null) return UNTIMED;
  const bank = clock.bank * 1000;
  if (bank <= HOUR) return LIVE;
  const days = Math.max(DAY, bank);
  return { gone: days, vote: days };
}
