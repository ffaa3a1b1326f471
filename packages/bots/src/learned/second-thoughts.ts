/**
 * Second thoughts of a network: its favourite options are tried on imagined tables, where it plays all
 * seats for a while; then the critic evaluates the position. All favourites are tried on the same tables
 * with the same luck, and the network's first choice is given up only for a clearly better option.
 */
import { allSeats, next, type Option, type Random, type Seat, type Table } from '@deadlight/engine';
import { byHabit } from '../drifter.ts';
import type { Mind } from '../mind.ts';
import { Sight } from '../sight.ts';
import type { Critic } from './critic.ts';
import type { Network } from './network.ts';
import { type Weighed, weighed, writeOptions, writeState } from './question.ts';

/** The maximum number of options tried, and the minimum probability the network must give them. */
const FAVOURITES = 5;
const LIKELY = 0.01;
/** Questions that the network answers before the critic is asked. */
const AHEAD = 12;
/** An imagined game that reaches no evaluation within this many decisions is worth 0. */
const LONGEST = 600;
/** After this share of the tables only this many favourites remain, besides the first. */
const SIFTED = 0.25;
const FINALISTS = 3;
/** The first choice is given up for an option better by this many standard errors. */
const CLEARLY = 2;

interface Scholar<V> {
  readonly mind: Mind<V>;
  readonly network: Network;
  readonly critic: Critic;
}

/** An option and its values, table by table. */
interface Favourite {
  readonly option: Option;
  readonly worths: number[];
}

/** The score of each option of a question, and the observation. */
export function ponder<V>(
  mind: Mind<V>,
  network: Network,
  sight: Sight<V>,
  found: Weighed,
): { readonly state: Int8Array; readonly weights: readonly number[] } {
  const { options } = found;
  const state = new Int8Array(network.stateSize);
  const about = new Int8Array(options.length * network.optionSize);
  const places = network.placesFor(sight.game);
  writeState(mind.eyes!, places, sight, state, 0);
  writeOptions(mind, mind.eyes!, places, sight, found, about, 0);
  return { state, weights: network.weigh(state, about, options.length) };
}

/** The network's favourite options, best first. */
function favourites(options: readonly Option[], weights: readonly number[]): Favourite[] {
  const most = Math.max(...weights);
  const chances = weights.map((weight) => Math.exp(weight - most));
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  return options
    .map((option, i) => ({ option, chance: chances[i]! / all, worths: [] }))
    .sort((a, b) => b.chance - a.chance)
    .filter(({ chance }, i) => i === 0 || (i < FAVOURITES && chance >= LIKELY));
}

/** Thinks over a question on a number of imagined tables. */
export function secondThoughts<V>(
  scholar: Scholar<V>,
  sight: Sight<V>,
  found: Weighed,
  worlds: number,
  random: Random,
): Option {
  const { weights } = ponder(scholar.mind, scholar.network, sight, found);
  let tried = favourites(found.options, weights);
  const [first] = tried as [Favourite];
  for (let world = 0; world < worlds && tried.length > 1; world++) {
    const table = sight.imagine(String(next(random)));
    const luck: Random = [next(random) | 1, next(random), next(random), next(random)];
    for (const { option, worths } of tried)
      worths.push(playedOn(scholar, table.clone(), sight.seat, option, [...luck]));
    if (world + 1 === Math.ceil(worlds * SIFTED)) tried = finalists(first, tried);
  }
  let best = first;
  let most = CLEARLY;
  for (const one of tried) {
    const errors = one === first ? 0 : better(one, first);
    if (errors <= most) continue;
    best = one;
    most = errors;
  }
  return best.option;
}

const sumOf = ({ worths }: Favourite): number => worths.reduce((sum, worth) => sum + worth, 0);

const finalists = (first: Favourite, tried: readonly Favourite[]): Favourite[] => [
  first,
  ...tried
    .filter((one) => one !== first)
    .sort((a, b) => sumOf(b) - sumOf(a))
    .slice(0, FINALISTS - 1),
];

/** By how many standard errors one option beats another, paired by table. */
function better(one: Favourite, other: Favourite): number {
  const gains = one.worths.map((worth, i) => worth - other.worths[i]!);
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const spread = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (gains.length - 1);
  return mean / Math.sqrt(spread / gains.length + 1e-9);
}

/** The value of an option on an imagined table. */
function playedOn<V>(
  { mind, network, critic }: Scholar<V>,
  table: Table<V>,
  seat: Seat,
  option: Option,
  luck: Random,
): number {
  const eyes = mind.eyes!;
  const isTeam = eyes.isTeam(table);
  table.decide(seat, option);
  let asked = 0;
  for (let i = 0; i < LONGEST && table.over === null; i++) {
    if (!isTeam && !eyes.isAlive(table, seat)) break;
    const at = table.pending[0]!;
    const sight = new Sight(table, at);
    const found = weighed(mind, sight);
    if (found === null) {
      table.decide(at, byHabit(mind, sight, luck));
      continue;
    }
    // A team wins together, so any of its seats can be evaluated.
    if (asked++ >= AHEAD && (isTeam || at === seat)) {
      const state = new Int8Array(network.stateSize);
      writeState(eyes, network.placesFor(table.game), sight, state, 0);
      return critic.worth(state, eyes.met(table, at));
    }
    table.decide(at, found.options[mostOf(ponder(mind, network, sight, found).weights)]!);
  }
  const isWon = !!table.over?.winners.includes(seat);
  if (!isTeam) return critic.ownEnding(isWon, eyes.isAlive(table, seat));
  const seats = allSeats(table.state.seats);
  const anyoneLives = seats.some((each) => eyes.isAlive(table, each));
  return critic.ending(isWon, eyes.met(table, seat), anyoneLives);
}

/** The index of the largest number. */
export const mostOf = (weights: readonly number[]): number => {
  let best = 0;
  for (let i = 1; i < weights.length; i++) if (weights[i]! > weights[best]!) best = i;
  return best;
};
