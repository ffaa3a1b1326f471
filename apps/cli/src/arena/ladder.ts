/**
 * One list of how strong bots are, from tables where they sit mixed. Two players of a table have played a match: a
 * winner beats a mere survivor, a survivor beats the dead, and equal ends count half. The ratings are those of
 * Bradley and Terry on the scale of Elo, found by the iteration of Hunter (MM algorithms for generalized
 * Bradley-Terry models, Annals of Statistics 32, 2004). Intervals come from drawing the tables again.
 */
import { at, below, type Random, randomFrom } from '@deadlight/engine';
import { type GameFacts, hasSurvived } from '../simulate/facts.ts';
import type { GameRun } from '../simulate/game-run.ts';

/** Drawn for each table: which bot takes which seat. */
export function mixedSeats(names: readonly string[], seats: number, seed: string): string[] {
  const random = randomFrom(`${seed}:ladder`);
  return Array.from({ length: seats }, () => at(names, below(random, names.length), 'name'));
}

export interface Rung {
  readonly name: string;
  /** The number of seats it took. */
  readonly seats: number;
  readonly won: number;
  /** Elo points around a mean of 1500: 400 more mean ten times the chances against each other. */
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

/** A table, as far as the ladder looks: who sat there and how it ended for them; more is better. */
export interface MixedTable {
  readonly names: readonly string[];
  readonly ends: readonly number[];
}

const MEAN = 1500;
const SCALE = 400;
const ROUNDS = 200;
const RESAMPLES = 200;
const OUTSIDE = 0.025;

/** In a game of sides only winning counts; elsewhere surviving is better than dying. */
function endsOf({ side, players }: GameFacts): number[] {
  return players.map((player) => (player.won ? 2 : side === null && hasSurvived(player) ? 1 : 0));
}

export const mixedTable = (names: readonly string[], { facts }: GameRun): MixedTable => ({
  names,
  ends: endsOf(facts),
});

/** Ratings of all names, by their index. */
function ratingsOf(names: readonly string[], tables: readonly MixedTable[]): number[] {
  const size = names.length;
  const index = new Map(names.map((name, i) => [name, i]));
  const points = new Float64Array(size);
  const matches = new Float64Array(size * size);
  for (const { names: seated, ends } of tables)
    for (let a = 0; a < seated.length; a++)
      for (let b = a + 1; b < seated.length; b++) {
        const [one, other] = [index.get(at(seated, a, 'seat'))!, index.get(at(seated, b, 'seat'))!];
        if (one === other) continue;
        const share = (1 + Math.sign(at(ends, a, 'seat') - at(ends, b, 'seat'))) / 2;
        points[one]! += share;
        points[other]! += 1 - share;
        matches[one * size + other]!++;
        matches[other * size + one]!++;
      }
  // One drawn match against the average keeps a rating finite where somebody never wins.
  let strengths = names.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    strengths = strengths.map((strength, one) => {
      let faced = 1 / (strength + 1);
      for (let other = 0; other < size; other++)
        faced +=
          at(matches, one * size + other, 'pair') / (strength + at(strengths, other, 'player'));
      return (at(points, one, 'point') + 0.5) / faced;
    });
  }
  const logs = strengths.map((strength) => SCALE * Math.log10(strength));
  const mean = logs.reduce((sum, log) => sum + log, 0) / size;
  return logs.map((log) => MEAN + log - mean);
}

const drawAgain = (tables: readonly MixedTable[], random: Random): MixedTable[] =>
  tables.map(() => at(tables, below(random, tables.length), 'table'));

/** The ladder of these bots, strongest first. */
export function ladderOf(
  names: readonly string[],
  tables: readonly MixedTable[],
  seed: string,
): Rung[] {
  const random = randomFrom(`${seed}:resamples`);
  const ratings = ratingsOf(names, tables);
  const resampled = Array.from({ length: RESAMPLES }, () =>
    ratingsOf(names, drawAgain(tables, random)),
  );
  const rungs = names.map((name, i): Rung => {
    const spread = resampled.map((each) => at(each, i, 'bot')).sort((a, b) => a - b);
    const seats = tables.flatMap((table) =>
      table.names.flatMap((seated, seat) =>
        seated === name ? [at(table.ends, seat, 'seat')] : [],
      ),
    );
    return {
      name,
      seats: seats.length,
      won: seats.filter((end) => end === 2).length,
      rating: Math.round(at(ratings, i, 'bot')),
      low: Math.round(at(spread, Math.floor(RESAMPLES * OUTSIDE), 'sample')),
      high: Math.round(at(spread, Math.ceil(RESAMPLES * (1 - OUTSIDE)) - 1, 'sample')),
    };
  });
  return rungs.sort((a, b) => b.rating - a.rating);
}
