/** Measures our decisions against moves of boardgame.io, in one run and on one core. */
import { randomFrom, viewOf } from '@deadlight/engine';
import { median, perSecond } from './measure.ts';
import { playPanic, tablesMidGame } from './random-games.ts';
import { type Sizes, sizes } from './sizes.ts';
import { playTicTacToe } from './tic-tac-toe.ts';
import { type TimeShares, timeShares } from './time-shares.ts';

/** A decision of ours must be so many times faster than a move of theirs; we aim for more. */
export const REQUIRED_RATIO = 10;
export const AIMED_RATIO = 25;

export interface Row {
  readonly name: string;
  readonly decisionsPerSecond: number;
  /** Decisions of this one for each move of boardgame.io. */
  readonly ratio: number;
  readonly microseconds: number;
}

export interface Report {
  readonly node: string;
  readonly rows: readonly Row[];
  readonly clone: { readonly microseconds: number; readonly decisions: number };
  readonly view: { readonly microseconds: number };
  readonly bytes: Sizes;
  /** What a decision costs with six players, compared to four. */
  readonly growth: number;
  readonly timeShares: TimeShares;
  /** How the slowest of our rows stands against boardgame.io. */
  readonly target: {
    readonly ratio: number;
    readonly required: number;
    readonly requiredMet: boolean;
    readonly aimed: number;
    readonly aimedMet: boolean;
  };
}

export const THEIRS = 'boardgame.io-tic-tac-toe';
const BIGGEST_TABLE = 6;

const random = randomFrom('bench');

const SUBJECTS: Readonly<Record<string, (round: number) => number>> = {
  [THEIRS]: () => playTicTacToe(random).moves,
  'panic-4': (round) => playPanic(4, round),
  'panic-5': (round) => playPanic(5, round),
  'panic-6': (round) => playPanic(6, round),
};

const FULL = { rounds: 5, milliseconds: 1500, tables: 40 } as const;
const QUICK = { rounds: 3, milliseconds: 300, tables: 10 } as const;

export function bench(quick: boolean, onProgress: (done: number, of: number) => void): Report {
  const { rounds, milliseconds, tables: count } = quick ? QUICK : FULL;
  const rates = measureRates(rounds, milliseconds, onProgress);
  const rows = Object.entries(rates).map(([name, rate]) => ({
    name,
    decisionsPerSecond: Math.round(rate),
    ratio: rate / rates[THEIRS]!,
    microseconds: 1e6 / rate,
  }));
  const tables = tablesMidGame(BIGGEST_TABLE, count);
  const each = (work: (index: number) => void): number =>
    microsecondsOf((round) => work(round % count), rounds, milliseconds / 4);
  const clone = each((i) => tables[i]!.clone());
  const ratio = Math.min(...rows.filter(({ name }) => name !== THEIRS).map((row) => row.ratio));
  return {
    node: process.versions.node,
    rows,
    clone: { microseconds: clone, decisions: (clone * rates['panic-6']!) / 1e6 },
    view: { microseconds: each((i) => viewOf(tables[i]!, tables[i]!.pending[0]!)) },
    bytes: sizes(BIGGEST_TABLE, tables),
    growth: rates['panic-4']! / rates['panic-6']!,
    timeShares: timeShares(BIGGEST_TABLE, 10 * count),
    target: {
      ratio,
      required: REQUIRED_RATIO,
      requiredMet: ratio >= REQUIRED_RATIO,
      aimed: AIMED_RATIO,
      aimedMet: ratio >= AIMED_RATIO,
    },
  };
}

/** What one piece of work takes; the first round warms up. */
function microsecondsOf(
  work: (round: number) => void,
  rounds: number,
  milliseconds: number,
): number {
  const once = (round: number): number => {
    work(round);
    return 1;
  };
  const rates = Array.from({ length: rounds + 1 }, () => perSecond(once, milliseconds));
  return 1e6 / median(rates.slice(1));
}

/** The median rate of each subject; rounds are interleaved, so that all meet the same weather. */
function measureRates(
  rounds: number,
  milliseconds: number,
  onProgress: (done: number, of: number) => void,
): Record<string, number> {
  const names = Object.keys(SUBJECTS);
  const measured: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
  const of = names.length * (rounds + 1);
  let done = 0;
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round++)
    for (const name of names) {
      const rate = perSecond(SUBJECTS[name]!, milliseconds);
      if (round > 0) measured[name]!.push(rate);
      onProgress(++done, of);
    }
  return Object.fromEntries(names.map((name) => [name, median(measured[name]!)]));
}
