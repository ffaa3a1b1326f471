import { hashOf } from '@deadlight/engine';
import { boardOf } from '../board.ts';
import type { GameRun, Series } from './game-run.ts';
import type { Runs } from './run-games.ts';
import { wilson } from './wilson.ts';

export interface Quantiles {
  readonly min: number;
  readonly p25: number;
  readonly median: number;
  readonly p75: number;
  readonly p95: number;
  readonly max: number;
}

export interface Share {
  readonly wins: number;
  readonly share: number;
  /** The 95 % confidence interval of the share. */
  readonly low: number;
  readonly high: number;
}

/** All there is to say about a series of games. */
export interface Summary {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly bots: string;
  readonly options: Series['setup']['options'];
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  /** The same for the same games, however they were played. */
  readonly digest: string;
  readonly endings: Readonly<Record<string, number>>;
  readonly sides: Readonly<Record<string, Share>>;
  readonly length: { readonly decisions: Quantiles; readonly rounds?: Quantiles };
}

export function summarize({ setup, bots }: Series, { runs, seconds }: Runs): Summary {
  const decisions = runs.reduce((sum, run) => sum + run.decisions, 0);
  const rounds = runs.map((run) => run.rounds).filter((round) => round !== null);
  const length = { decisions: quantiles(runs.map((run) => run.decisions)) };
  return {
    game: setup.game,
    players: setup.seats,
    games: runs.length,
    seed: setup.seed,
    bots,
    options: setup.options,
    decisions,
    seconds,
    decisionsPerSecond: Math.round(decisions / seconds),
    digest: hashOf(runs.map((run) => run.hash)),
    endings: endingsOf(runs),
    sides: sidesOf(setup.game, runs),
    length: rounds.length > 0 ? { ...length, rounds: quantiles(rounds) } : length,
  };
}

function quantiles(values: readonly number[]): Quantiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))]!;
  return { min: at(0), p25: at(0.25), median: at(0.5), p75: at(0.75), p95: at(0.95), max: at(1) };
}

/** Most frequent first. */
function endingsOf(runs: readonly GameRun[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { how } of runs) counts.set(how, (counts.get(how) ?? 0) + 1);
  const ordered = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return Object.fromEntries(ordered);
}

function sidesOf(game: string, runs: readonly GameRun[]): Record<string, Share> {
  const shares = boardOf(game).sides.map((side) => {
    const wins = runs.filter((run) => run.side === side).length;
    return [side, { wins, share: wins / runs.length, ...wilson(wins, runs.length) }] as const;
  });
  return Object.fromEntries(shares);
}
