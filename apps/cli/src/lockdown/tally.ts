/** How games of Lockdown end, and for whom; power, Contingencies and ways out. */
import type { Seat, View } from '@deadlight/engine';
import { lockdownFacility, survivalVars } from '@deadlight/games';
import type { GameFacts } from '../simulate/facts.ts';
import type { Tally, Watcher } from '../simulate/tally.ts';
import { type Footsteps, follow, noFootsteps } from '../survival/footsteps.ts';
import { seatsOf } from '../survival/people.ts';
import { factsOf, sumsOf } from '../survival/tally.ts';
import { cardsIn, type Vars, varsOf } from '../survival/view.ts';
import { facilityIn, facilityOf, sections } from './facility.ts';
import { type EscapeSums, type Sums, WAYS, type Way } from './sums.ts';
import { report } from './tally-report.ts';

interface Facts extends GameFacts {
  readonly contingency: string;
  /** Sections with power after each round; the last is the end of the game. */
  readonly power: readonly number[];
  readonly left: readonly (Way | null)[];
}

const poweredIn = (vars: Vars): number =>
  sections.filter((section) => lockdownFacility.hasPower(facilityIn(vars), section)).length;

interface Seen {
  readonly power: number[];
  readonly steps: Footsteps;
}

/** The first decision in a round still finds the power as the round before has left it. */
function watch(): Watcher<Seen> {
  const seen: Seen = { power: [], steps: noFootsteps() };
  return {
    look({ vars }) {
      note(seen.power, vars as Vars, (vars as Vars).round - 1);
      follow(seen.steps, vars as Vars);
    },
    seen,
  };
}

/** Adds how many Sections have power now for all rounds up to one that have not been noted yet. */
function note(seen: number[], vars: Vars, round: number): void {
  while (seen.length < round) seen.push(poweredIn(vars));
}

function powerOf(end: View, seen: readonly number[]): number[] {
  const power = seen.slice();
  note(power, varsOf(end), varsOf(end).round);
  return power;
}

/**
 * How a Character got out, whether or not it helped. A death by infection in isolation cannot be
 * distinguished from earlier deaths and is not counted; nor are deaths in the explosion.
 */
function wayOut(end: View, seat: Seat): Way | null {
  const { ways, causes } = facilityOf(end);
  if (ways[seat] !== null) return ways[seat] === 'css' ? 'pod' : 'bunker';
  const { fate } = varsOf(end);
  if (fate[seat] === survivalVars.ASLEEP) return 'isolation';
  return causes[seat] === 'contingency' ? 'isolation' : null;
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const isDefined = (value: number | undefined): value is number => value !== undefined;

function powerSums(games: readonly Facts[]): Sums['power'] {
  const longest = Math.max(0, ...games.map(({ power }) => power.length));
  const rounds = Array.from({ length: longest }, (_, round) =>
    mean(games.map(({ power }) => power[round]).filter(isDefined)),
  );
  return {
    mean: mean(games.flatMap(({ power }) => power)),
    last: mean(games.map(({ power }) => power.at(-1)).filter(isDefined)),
    rounds: Object.fromEntries(rounds.map((powered, i) => [i + 1, powered])),
  };
}

function contingencySums(games: readonly Facts[]): Sums['contingencies'] {
  const codes = [...new Set(games.map(({ contingency }) => contingency))].sort();
  return Object.fromEntries(
    codes.map((code) => {
      const those = games.filter(({ contingency }) => contingency === code);
      const players = those.flatMap((game) => game.players);
      const killed = players.filter(({ cause }) => cause === 'contingency').length;
      return [code, { games: those.length, killed }];
    }),
  );
}

function escapeSums(games: readonly Facts[], way: Way): EscapeSums {
  const out = games.flatMap(({ players, left }) => players.filter((_, seat) => left[seat] === way));
  return { left: out.length, alive: out.filter(({ fate }) => fate !== 'dead').length };
}

export const lockdownTally: Tally<Facts, Sums> = {
  watch,
  facts(end, seen) {
    const { power, steps } = (seen as Seen | undefined) ?? { power: [], steps: noFootsteps() };
    const left = seatsOf(end).map((seat) => wayOut(end, seat));
    const contingency = cardsIn(end, 'active')[0]!;
    const shared = factsOf(end, (seat) => left[seat]!, steps);
    return {
      ...shared,
      dealt: [...shared.dealt, `contingency.${contingency}`],
      contingency,
      power: powerOf(end, power),
      left,
    };
  },
  sums: (games) => ({
    ...sumsOf(games, WAYS),
    contingencies: contingencySums(games),
    escapes: {
      isolation: escapeSums(games, 'isolation'),
      bunker: escapeSums(games, 'bunker'),
      pod: escapeSums(games, 'pod'),
    },
    power: powerSums(games),
  }),
  report,
};
