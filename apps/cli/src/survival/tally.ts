/** How games end, for whom, and when it all begins: what both games count alike. */
import { at, type Seat, type View } from '@deadlight/engine';
import { survivalVars } from '@deadlight/games';
import { counted } from '../simulate/count.ts';
import { type GameFacts, hasSurvived, type PlayerFacts } from '../simulate/facts.ts';
import { type Share, shareOf } from '../simulate/share.ts';
import { type Footsteps, follow, noFootsteps } from './footsteps.ts';
import { characterOf, seatsOf } from './people.ts';
import { cardsIn, ownOf, roomAt, varsOf, zoneOf } from './view.ts';

/** The ways to be safe, and what the number of games with somebody so is called. */
export type Ways = Readonly<Record<string, string>>;

/** Games that ended one way, and the survivors; several kinds of survivor may be in one game. */
export interface EndingSums {
  readonly games: number;
  readonly everyoneDead: number;
  readonly [ways: string]: number;
}

/** How all who had something in common fared. */
export interface FareSums {
  readonly played: number;
  readonly survived: Share & { readonly count: number };
  readonly won: Share & { readonly count: number };
}

export interface Sums {
  readonly outcomes: Readonly<Record<string, EndingSums>>;
  readonly everyone: FareSums;
  readonly characters: Readonly<Record<string, FareSums>>;
  readonly objectives: Readonly<Record<string, FareSums>>;
  readonly firstEncounter: {
    readonly never: Share & { readonly count: number };
    /** Null if there never was one. */
    readonly median: number | null;
    readonly mean: number | null;
    /** Round → games. */
    readonly rounds: Readonly<Record<number, number>>;
  };
  readonly deaths: Readonly<Record<string, number>>;
}

function fared(end: View, seat: Seat, safe: string, { last, diedIn }: Footsteps): PlayerFacts {
  const vars = varsOf(end);
  const dead = vars.fate[seat] === survivalVars.DEAD;
  const own = cardsIn(end, zoneOf('objectives', seat));
  const mission = cardsIn(end, 'mission');
  // Nobody has followed a game that is only read at its end.
  const place = last[seat];
  return {
    character: characterOf(vars, seat)!,
    fate: dead ? 'dead' : safe,
    cause: dead ? at(ownOf(end).causes, seat, 'cause') : null,
    diedIn: dead ? diedIn[seat] || vars.round : null,
    diedAt: dead && place !== undefined && place > 0 ? roomAt(end, place).id : null,
    won: end.over!.winners.includes(seat),
    // With two in hand nothing was decided yet.
    objectives: mission.length > 0 ? mission : own.length === 1 ? own : [],
  };
}

/** What is kept of a game, where `safe` says in which way somebody alive is so. */
export function factsOf(
  end: View,
  safe: (seat: Seat) => string,
  steps: Footsteps = noFootsteps(),
): GameFacts {
  const vars = varsOf(end);
  follow(steps, vars);
  const weaknesses = cardsIn(end, 'weaknesses').map((id) => `weakness.${id}`);
  return {
    how: end.over!.how,
    side: null,
    met: ownOf(end).metInRound,
    players: seatsOf(end).map((seat) => fared(end, seat, safe(seat), steps)),
    visits: Object.fromEntries(Object.entries(steps.visits)),
    dealt: weaknesses,
    found: weaknesses.filter((_, slot) => vars.discovered[slot]),
  };
}

const counting = (count: number, of: number) => ({ count, ...shareOf(count, of) });

function fareSums(players: readonly PlayerFacts[]): FareSums {
  const survived = players.filter(hasSurvived).length;
  const won = players.filter((player) => player.won).length;
  const played = players.length;
  return { played, survived: counting(survived, played), won: counting(won, played) };
}

/** By what the players have in common, in the order of the alphabet. */
function faresBy(
  players: readonly PlayerFacts[],
  keysOf: (player: PlayerFacts) => readonly string[],
): Record<string, FareSums> {
  const keys = [...new Set(players.flatMap(keysOf))].sort();
  return Object.fromEntries(
    keys.map((key) => [key, fareSums(players.filter((player) => keysOf(player).includes(key)))]),
  );
}

/** Games that ended one way, those in which nobody lived, and those in which somebody was safe each way. */
function endingSums(games: readonly GameFacts[], ways: Ways): EndingSums {
  const having = (way: string): number =>
    games.filter(({ players }) => players.some(({ fate }) => fate === way)).length;
  return {
    games: games.length,
    everyoneDead: games.filter(({ players }) => !players.some(hasSurvived)).length,
    ...Object.fromEntries(Object.entries(ways).map(([way, name]) => [name, having(way)])),
  };
}

function firstEncounters(games: readonly GameFacts[]): Sums['firstEncounter'] {
  const rounds = games
    .map(({ met }) => met)
    .filter((round) => round > 0)
    .sort((a, b) => a - b);
  const some = rounds.length > 0;
  return {
    never: counting(games.length - rounds.length, games.length),
    median: some ? at(rounds, Math.round((rounds.length - 1) / 2), 'round') : null,
    mean: some ? rounds.reduce((sum, round) => sum + round, 0) / rounds.length : null,
    rounds: counted(rounds.map(String)),
  };
}

export function sumsOf(games: readonly GameFacts[], ways: Ways): Sums {
  const players = games.flatMap((game) => game.players);
  const endings = Object.keys(counted(games.map(({ how }) => how)));
  return {
    outcomes: Object.fromEntries(
      endings.map((how) => [
        how,
        endingSums(
          games.filter((game) => game.how === how),
          ways,
        ),
      ]),
    ),
    everyone: fareSums(players),
    characters: faresBy(players, ({ character }) => [character]),
    objectives: faresBy(players, ({ objectives }) => objectives),
    firstEncounter: firstEncounters(games),
    deaths: counted(players.flatMap(({ cause }) => (cause === null ? [] : [cause]))),
  };
}
