/** What many games of Lockdown are summed up to. */
import type { Sums as SharedSums } from '../survival/tally.ts';

/** The ways out, and what the games with somebody safe so are called. */
export const WAYS = { isolation: 'locked', bunker: 'bunker', pod: 'pod' } as const;
export type Way = keyof typeof WAYS;

/** Those who got out by a way, and those of them that lived. */
export interface EscapeSums {
  readonly left: number;
  readonly alive: number;
}

export interface ContingencySums {
  readonly games: number;
  readonly killed: number;
}

export interface Sums extends SharedSums {
  readonly contingencies: Readonly<Record<string, ContingencySums>>;
  readonly escapes: Readonly<Record<Way, EscapeSums>>;
  readonly power: {
    /** Over all rounds of all games, and at the end of the games. */
    readonly mean: number;
    readonly last: number;
    /** Round → Sections with power after it, on average. */
    readonly rounds: Readonly<Record<number, number>>;
  };
}
