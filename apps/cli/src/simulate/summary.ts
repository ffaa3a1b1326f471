import { hashOf, type Setup } from '@deadlight/engine';
import { boardOf } from '../boards.ts';
import { type Chair, chairName } from '../chairs.ts';
import { counted } from './count.ts';
import type { Runs } from './play-all.ts';

export interface Quantiles {
  readonly min: number;
  readonly p25: number;
  readonly median: number;
  readonly p75: number;
  readonly p95: number;
  readonly max: number;
}

/** The summary of a series of games, including the game's own measures. */
export interface Summary {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly options: Setup['options'];
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  /** The same for the same games, however they were played. */
  readonly digest: string;
  readonly endings: Readonly<Record<string, number>>;
  /** What the game's own tally makes of the games. */
  readonly sums: object;
  readonly length: { readonly decisions: Quantiles; readonly rounds?: Quantiles };
}

export function summarize(
  setup: Setup,
  chairs: readonly Chair[],
  { runs, seconds }: Runs,
): Summary {
  const decisions = runs.reduce((sum, run) => sum + run.decisions, 0);
  const rounds = runs.map((run) => run.rounds).filter((round) => round !== null);
  const length = { decisions: quantiles(runs.map((run) => run.decisions)) };
  return {
    game: setup.game,
    players: setup.seats,
    games: runs.length,
    seed: setup.seed,
    bots: chairs.map(chairName),
    options: setup.options,
    decisions,
    seconds,
    decisionsPerSecond: Math.round(decisions / seconds),
    digest: hashOf(runs.map((run) => run.hash)),
    endings: counted(runs.map(({ facts }) => facts.how)),
    sums: boardOf(setup.game).tally.sums(runs.map(({ facts }) => facts)),
    length: rounds.length > 0 ? { ...length, rounds: quantiles(rounds) } : length,
  };
}

function quantiles(values: readonly number[]): Quantiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))]!;
  return { min: at(0), p25: at(0.25), median: at(0.5), p75: at(0.75), p95: at(0.95), max: at(1) };
}

/** As one flat object, for programs. */
export const asJson = ({ sums, length, ...rest }: Summary): string =>
  JSON.stringify({ ...rest, ...sums, length });
