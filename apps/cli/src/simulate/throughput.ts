/** Games per second played by bots, on one core and on all. */
import { availableParallelism } from 'node:os';
import { at, checkSetup } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { playAll } from './play-all.ts';
import { sittingsOf } from './sittings.ts';

/** The required speedup of two processes on two cores over one. */
const REQUIRED_SCALING = 1.8;

export interface Throughput {
  readonly game: string;
  readonly players: number;
  readonly bot: string;
  readonly gamesPerSecond: number;
  /** The speedup of two processes over one. */
  readonly scaling: number;
}

export interface ThroughputReport {
  readonly cores: number;
  readonly games: readonly Throughput[];
  readonly required: number;
  /** Whether all games together scale as they must. */
  readonly scaling: number;
  readonly requiredMet: boolean;
}

const BOT = 'drifter';
const PLAYERS: Readonly<Record<string, number>> = { panic: 5, nemesis: 4, lockdown: 4 };
const PROCESSES = 2;
/** Warm-up games of a process. */
const WARM_UP = 400;

const median = (values: readonly number[]): number =>
  at(
    values.toSorted((a, b) => a - b),
    Math.floor(values.length / 2),
    'value',
  );

async function rateOf(game: string, games: number, processes: number): Promise<number> {
  const seats = at(PLAYERS, game, 'game');
  const setup = checkSetup(at(GAMES, game, 'game').game, { seats, seed: 'bench' });
  const sittings = sittingsOf(
    setup,
    Array.from({ length: seats }, () => BOT),
  );
  const warmUp = Array.from({ length: WARM_UP }, (_, i) => sittings(i));
  const { seconds } = await playAll(games, sittings, processes, undefined, warmUp);
  return games / seconds;
}

/** One process and two, in turn, so that both run under the same conditions; every process plays as many games. */
async function measure(game: string, seconds: number, rounds: number): Promise<Throughput> {
  const games = Math.ceil(seconds * (await rateOf(game, 60, 1)));
  const alone: number[] = [];
  const scalings: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const one = await rateOf(game, games, 1);
    alone.push(one);
    scalings.push((await rateOf(game, PROCESSES * games, PROCESSES)) / one);
  }
  return {
    game,
    players: at(PLAYERS, game, 'game'),
    bot: BOT,
    gamesPerSecond: median(alone),
    scaling: median(scalings),
  };
}

export async function throughput(
  quick: boolean,
  onProgress: (done: number, of: number) => void,
): Promise<ThroughputReport> {
  const names = Object.keys(PLAYERS);
  const games: Throughput[] = [];
  for (const name of names) {
    games.push(await measure(name, quick ? 1 : 4, quick ? 3 : 5));
    onProgress(games.length, names.length);
  }
  const scaling = games.reduce((product, game) => product * game.scaling, 1) ** (1 / games.length);
  return {
    cores: availableParallelism(),
    games,
    required: REQUIRED_SCALING,
    scaling,
    requiredMet: scaling >= REQUIRED_SCALING,
  };
}
