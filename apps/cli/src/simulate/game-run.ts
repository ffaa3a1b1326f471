/** One game of a simulation, played by bots without a log. */
import { BOTS, playOut, TooLong } from '@deadlight/bots';
import { randomFrom, type Setup, SPECTATOR, Table, viewOf } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { boardOf } from '../board.ts';
import { failed } from '../problem.ts';

/** What all games of a simulation have in common; the set-up's seed is that of the simulation. */
export interface Series {
  readonly setup: Setup;
  /** Seat by seat. */
  readonly bots: readonly string[];
}

export interface GameRun {
  /** The hash of the final state. */
  readonly hash: string;
  readonly decisions: number;
  /** Null in a game that does not count rounds. */
  readonly rounds: number | null;
  readonly how: string;
  /** What the game's own tally keeps of it. */
  readonly facts: unknown;
}

export const seedOf = ({ setup }: Series, index: number): string => `${setup.seed}:${index}`;

export function runGame(series: Series, index: number): GameRun {
  const seed = seedOf(series, index);
  const { game } = GAMES[series.setup.game]!;
  const table: Table = Table.start(game, { ...series.setup, seed });
  const { tally } = boardOf(game.id);
  const watcher = tally.watch?.();
  const bots = series.bots.map((name) => BOTS[name]!);
  let decisions: number;
  try {
    decisions = playOut(table, bots, randomFrom(`${seed}:players`), () =>
      watcher?.look(table.vars),
    );
  } catch (error) {
    if (error instanceof TooLong) throw failed(`game ${index}, seed ${seed}: ${error.message}`);
    throw error;
  }
  return {
    hash: table.hash,
    decisions,
    rounds: roundsIn(table.vars),
    how: table.over!.how,
    facts: tally.facts(viewOf(table, SPECTATOR), watcher?.seen),
  };
}

const roundsIn = (vars: unknown): number | null =>
  typeof vars === 'object' && vars !== null && 'round' in vars && typeof vars.round === 'number'
    ? vars.round
    : null;
