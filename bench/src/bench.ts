/** Measures our decisions against moves of boardgame.io, in one run and on one core. */
import { type Game, randomFrom, viewOf } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { median, perSecond } from './measure.ts';
import { playRandom, tablesMidGame } from './random-games.ts';
import { type Sizes, sizes } from './sizes.ts';
import { ticTacToeOfPeer } from './tic-tac-toe.ts';
import { type TimeShares, timeShares } from './time-shares.ts';

/** Required speedup of a decision over a move of boardgame.io; the target is higher. */
const REQUIRED_RATIO = 10;
const AIMED_RATIO = 25;

export interface Row {
  readonly name: string;
  readonly decisionsPerSecond: number;
  /** Decisions per move of boardgame.io; null where it is not installed. */
  readonly ratio: number | null;
  readonly microseconds: number;
}

/** Further measurements of a game, at its biggest table. */
export interface GameReport {
  readonly name: string;
  readonly seats: number;
  readonly clone: { readonly microseconds: number; readonly decisions: number };
  readonly view: { readonly microseconds: number };
  readonly bytes: Sizes;
  /** The cost of a decision at the biggest table, relative to a small one. */
  readonly growth: { readonly from: number; readonly to: number; readonly times: number };
  readonly timeShares: TimeShares;
}

export interface Report {
  readonly node: string;
  readonly rows: readonly Row[];
  readonly games: readonly GameReport[];
  /** The slowest row relative to boardgame.io; null where it is not installed. */
  readonly target: {
    readonly row: string;
    readonly ratio: number;
    readonly required: number;
    readonly requiredMet: boolean;
    readonly aimed: number;
    readonly aimedMet: boolean;
  } | null;
}

export const THEIRS = 'boardgame.io-tic-tac-toe';

/** The measured tables, from small to big. */
const TABLES: Readonly<Record<string, readonly number[]>> = {
  panic: [4, 5, 6],
  nemesis: [2, 5],
  lockdown: [2, 5],
};

const random = randomFrom('bench');
const gameOf = (name: string): Game => GAMES[name]!.game;

const peer = ticTacToeOfPeer();

const SUBJECTS: Readonly<Record<string, (round: number) => number>> = {
  ...(peer === null ? {} : { [THEIRS]: () => peer(random).moves }),
  ...Object.fromEntries(
    Object.entries(TABLES).flatMap(([name, tables]) =>
      tables.map((seats) => [
        `${name}-${seats}`,
        (round: number) => playRandom(gameOf(name), seats, round),
      ]),
    ),
  ),
};

/** Large rules take seconds to be JIT-compiled; earlier measurements would measure the compiler. */
const WARM_UP = 2000;
const FULL = { rounds: 5, milliseconds: 1500, tables: 40 } as const;
const QUICK = { rounds: 3, milliseconds: 300, tables: 10 } as const;

export function bench(quick: boolean, onProgress: (done: number, of: number) => void): Report {
  const effort = quick ? QUICK : FULL;
  const rates = measureRates(effort.rounds, effort.milliseconds, onProgress);
  const theirs = rates[THEIRS];
  const rows = Object.entries(rates).map(([name, rate]) => ({
    name,
    decisionsPerSecond: Math.round(rate),
    ratio: theirs === undefined ? null : rate / theirs,
    microseconds: 1e6 / rate,
  }));
  return {
    node: process.versions.node,
    rows,
    games: Object.keys(TABLES).map((name) => measureGame(name, rates, effort)),
    target: theirs === undefined ? null : targetOf(rates, theirs),
  };
}

function targetOf(
  rates: Readonly<Record<string, number>>,
  theirs: number,
): NonNullable<Report['target']> {
  const ours = Object.entries(rates).filter(([name]) => name !== THEIRS);
  const [row, rate] = ours.reduce((a, b) => (b[1] < a[1] ? b : a));
  const ratio = rate / theirs;
  return {
    row,
    ratio,
    required: REQUIRED_RATIO,
    requiredMet: ratio >= REQUIRED_RATIO,
    aimed: AIMED_RATIO,
    aimedMet: ratio >= AIMED_RATIO,
  };
}

function measureGame(
  name: string,
  rates: Readonly<Record<string, number>>,
  { rounds, milliseconds, tables: count }: typeof FULL | typeof QUICK,
): GameReport {
  const game = gameOf(name);
  const from = TABLES[name]![0]!;
  const seats = TABLES[name]!.at(-1)!;
  const tables = tablesMidGame(game, seats, count);
  const each = (work: (index: number) => void): number =>
    microsecondsOf((round) => work(round % count), rounds, milliseconds / 4);
  const clone = each((i) => tables[i]!.clone());
  const rate = rates[`${name}-${seats}`]!;
  return {
    name,
    seats,
    clone: { microseconds: clone, decisions: (clone * rate) / 1e6 },
    view: { microseconds: each((i) => viewOf(tables[i]!, tables[i]!.pending[0]!)) },
    bytes: sizes(game, seats, tables),
    growth: { from, to: seats, times: rates[`${name}-${from}`]! / rate },
    timeShares: timeShares(game, seats, 10 * count),
  };
}

/** The time of one piece of work; the first round is a warm-up. */
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

/** The median rate of each subject; rounds are interleaved, so that all run under the same conditions. */
function measureRates(
  rounds: number,
  milliseconds: number,
  onProgress: (done: number, of: number) => void,
): Record<string, number> {
  const names = Object.keys(SUBJECTS);
  const measured: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
  const of = names.length * (rounds + 1);
  let done = 0;
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round++)
    for (const name of names) {
      const rate = perSecond(SUBJECTS[name]!, round === 0 ? WARM_UP : milliseconds);
      if (round > 0) measured[name]!.push(rate);
      onProgress(++done, of);
    }
  return Object.fromEntries(names.map((name) => [name, median(measured[name]!)]));
}
