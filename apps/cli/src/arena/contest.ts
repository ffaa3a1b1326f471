/** The results of a contest. */
import { at, hashOf, type Setup } from '@deadlight/engine';
import { type GameFacts, hasSurvived, type PlayerFacts } from '../simulate/facts.ts';
import type { GameRun, Sitting } from '../simulate/game-run.ts';
import type { Share } from '../simulate/share.ts';
import { medianOf } from '../simulate/thinking.ts';
import { type Difference, differenceOf, type Sample, shareOver } from './intervals.ts';
import type { Contest, Entrant } from './line-up.ts';

/** What is measured: of seats or of tables. */
export type Measure = 'survived' | 'won' | 'tableWon' | 'humansWon' | 'infectedWon';

const OF_SEATS: Partial<Record<Measure, (player: PlayerFacts) => boolean>> = {
  survived: hasSurvived,
  won: ({ won }) => won,
};

const OF_TABLES: Partial<Record<Measure, (game: GameFacts) => boolean>> = {
  tableWon: ({ players }) => players.some(({ won }) => won),
  humansWon: ({ side }) => side === 'humans',
  infectedWon: ({ side }) => side === 'infected',
};

export interface Score {
  readonly name: string;
  readonly seats: number;
  readonly shares: Readonly<Partial<Record<Measure, Share>>>;
  /** Decisions in a game: the median. */
  readonly decisions: number;
  /** Milliseconds for a decision: the median; null if there was nothing to decide. */
  readonly milliseconds: number | null;
}

/** The advantage of the first over another. */
export interface Lead {
  readonly over: string;
  readonly differences: Readonly<Partial<Record<Measure, Difference>>>;
}

export interface Result {
  readonly measures: readonly Measure[];
  readonly standings: readonly Score[];
  readonly leads: readonly Lead[];
  /** The same for the same games, in whatever order they were played. */
  readonly digest: string;
}

/** The game of a contest with this number: all tables of the first seed, then of the next. */
export const sittingsIn =
  ({ tables }: Contest, setup: Setup, whatIf: readonly string[], style = false) =>
  (index: number): Sitting => ({
    setup: { ...setup, seed: `${setup.seed}:${Math.floor(index / tables.length)}` },
    chairs: at(tables, index % tables.length, 'table'),
    whatIf,
    style,
  });

export function resultOf(contest: Contest, runs: readonly GameRun[]): Result {
  const { tables, entrants } = contest;
  const seeds = Array.from({ length: runs.length / tables.length }, (_, seed) =>
    runs.slice(seed * tables.length, (seed + 1) * tables.length),
  );
  const hasSides = at(runs, 0, 'run').facts.side !== null;
  const measures: Measure[] = hasSides
    ? ['humansWon', 'infectedWon', 'survived', 'won']
    : ['survived', 'won', 'tableWon'];
  const samples = entrants.map(
    (entrant) =>
      new Map(
        measures.map((measure) => [
          measure,
          seeds.map((games) => sampleOf(entrant, games, measure)),
        ]),
      ),
  );
  const each = <T>(of: (measure: Measure) => T): Partial<Record<Measure, T>> =>
    Object.fromEntries(measures.map((measure) => [measure, of(measure)]));
  return {
    measures,
    standings: entrants.map((entrant, i) => ({
      name: entrant.name,
      seats: entrant.seats.length * seeds.length,
      shares: each((measure) => shareOver(at(samples, i, 'sample').get(measure)!)),
      ...pace(entrant, seeds),
    })),
    leads: entrants.slice(1).map(({ name }, i) => ({
      over: name,
      differences: each((measure) =>
        differenceOf(
          at(samples, 0, 'sample').get(measure)!,
          at(samples, i + 1, 'sample').get(measure)!,
        ),
      ),
    })),
    digest: hashOf(runs.map(({ hash }) => hash)),
  };
}

function sampleOf({ seats }: Entrant, games: readonly GameRun[], measure: Measure): Sample {
  const ofSeats = OF_SEATS[measure];
  const ofTables = OF_TABLES[measure];
  const counted =
    ofSeats === undefined
      ? [...new Set(seats.map(({ table }) => table))].map((table) =>
          ofTables!(at(games, table, 'table').facts),
        )
      : seats.map(({ table, seat }) =>
          ofSeats(at(at(games, table, 'table').facts.players, seat, 'player')),
        );
  return { count: counted.filter(Boolean).length, of: counted.length };
}

/** The length of an entrant's games, and its thinking time. */
function pace(
  { seats }: Entrant,
  seeds: readonly (readonly GameRun[])[],
): Pick<Score, 'decisions' | 'milliseconds'> {
  const tables = [...new Set(seats.map(({ table }) => table))];
  const lengths = seeds
    .flatMap((games) => tables.map((table) => at(games, table, 'table').decisions))
    .sort((a, b) => a - b);
  return {
    decisions: at(lengths, Math.floor(lengths.length / 2), 'game length'),
    milliseconds: medianOf(
      seeds.flatMap((games) =>
        seats.map(({ table, seat }) => at(at(games, table, 'table').thinking, seat, 'player')),
      ),
    ),
  };
}
