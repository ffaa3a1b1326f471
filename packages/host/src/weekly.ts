/** The deal of the week: teams of all clubs get the same, each at a table of its own. */
import type { OptionValue } from '@deadlight/engine';
import { dayAt, dayNumber } from './daily.ts';

export interface WeekDeal {
  /** The first and the last day, in UTC. */
  readonly from: string;
  readonly to: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

const DAYS = 7;
/** 1970-01-01 was a Thursday; weeks begin on Mondays. */
const MONDAY = 3;

/** Teams win or lose together. */
const KINDS: readonly Omit<WeekDeal, 'from' | 'to'>[] = [
  { game: 'nemesis', seats: 3, options: { mode: 'coop' } },
  { game: 'lockdown', seats: 3, options: { mode: 'coop' } },
];

/** Weeks since the first one of 1970. */
export const weekNumber = (at: number): number => Math.floor((dayNumber(at) + MONDAY) / DAYS);

/** The first day of a week, as days since 1970-01-01. */
export const firstDayOf = (week: number): number => week * DAYS - MONDAY;

export function weekDeal(week: number): WeekDeal {
  const first = firstDayOf(week);
  return { from: dayAt(first), to: dayAt(first + DAYS - 1), ...KINDS[week % KINDS.length]! };
}

/** Weeks of a season, which are its rounds: the results of members add up over them. */
export const ROUNDS = 8;
/** What a game is worth that was won, and one that was lost: it was played to its end. */
export const POINTS = { won: 3, lost: 1 } as const;

/** The first week of the season that a week belongs to. */
export const seasonOf = (week: number): number => week - (week % ROUNDS);
