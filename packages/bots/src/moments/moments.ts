/**
 * The decisions of a finished game that mattered most to a seat. Each was a choice between what it took and the best
 * of the rest; both are tried on the same imagined tables with the same luck, which bots play to the end by habit, as
 * a mastermind's do. What the seat knew then is all that is known: an ending that nobody could foresee is not a mistake.
 */
import {
  Match,
  next,
  type Option,
  printOption,
  type Random,
  type Seat,
  type Table,
  type View,
  viewOf,
} from '@deadlight/engine';
import { byHabit } from '../drifter.ts';
import { LookAhead } from '../look-ahead.ts';
import { type Mind, Sum } from '../mind.ts';
import { mindOf } from '../minds.ts';
import { Sight } from '../sight.ts';
import { thinkable } from '../survivor.ts';

/** A decision, and what another would have been worth. */
export interface MomentThatMattered {
  /** How many decisions of all seats came before it. */
  readonly at: number;
  /** What the seat saw. */
  readonly view: View;
  readonly taken: string;
  readonly other: string;
  /** The chance of winning with each of the two. */
  readonly worth: number;
  readonly otherWorth: number;
  /** The standard error of their difference. */
  readonly error: number;
}

/** Tables on which every decision is looked at, and decisions that are then played out. */
const GLANCES = 2;
const PLAYED_OUT = 8;
/** After this many decisions an imagined game counts as lost. */
const LONGEST = 1500;
/** A difference is told if it is this many standard errors, after this many tables, and large enough to matter. */
const SURE = 3;
const MIN_TABLES = 16;
const MIN_GAIN = 0.05;
const MAX_MOMENTS = 3;

/** A decision that was a choice. */
interface Choice {
  readonly at: number;
  readonly table: Table<unknown>;
  readonly taken: Option;
}

interface Rivals extends Choice {
  readonly other: Option;
  /** How far apart they seem at a glance. */
  readonly gap: number;
  /** Won or lost with each, table by table. */
  readonly won: (readonly [number, number])[];
}

/** Says whether the time for looking over all decisions is up, and that for playing them out. */
export interface Bounds {
  glanced(): boolean;
  played(): boolean;
}

const mean = (all: readonly number[]): number =>
  all.reduce((sum, one) => sum + one, 0) / all.length;

/** Every decision of the seat that had another sensible answer. */
function choicesOf(whole: Match, seat: Seat): Choice[] {
  const { game, setup, decisions } = whole;
  const mind = mindOf(game.id);
  const match = new Match(game, setup, { marks: false });
  return decisions.flatMap((decision, at): Choice[] => {
    const { table } = match;
    const found: Choice[] = [];
    if (decision.seat === seat) {
      const sight = new Sight(table, seat);
      const { min, max } = sight.choose;
      const taken = match.read(seat, decision.says);
      const isChoice = min === 1 && max === 1 && sight.options.length > 1;
      if (isChoice && typeof taken === 'number' && mind.routine?.has(sight.asks) !== true)
        found.push({ at, table: table.clone(), taken });
    }
    match.say(decision.seat, decision.says);
    return found;
  });
}

/** The best of the other answers at a glance, and how much it seems to differ. */
function rivalsIn(choice: Choice, seat: Seat, random: Random): Rivals | null {
  const sight = new Sight(choice.table, seat);
  const mind = mindOf(sight.game.id);
  const others = thinkable(mind, sight, random).filter((option) => option !== choice.taken);
  if (others.length === 0) return null;
  const ahead = new LookAhead(mind, sight, GLANCES, random);
  const worth = (option: Option): number => {
    const sum = new Sum();
    ahead.try(option, sum);
    return sum.total / GLANCES;
  };
  const tried = others.map((option) => ({ option, worth: worth(option) }));
  const best = tried.reduce((a, b) => (b.worth > a.worth ? b : a));
  const gap = Math.abs(worth(choice.taken) - best.worth);
  return { ...choice, other: best.option, gap, won: [] };
}

/** Plays an imagined table to its end, by habit: 1 if the seat wins. */
function playOn(mind: Mind<unknown>, table: Table<unknown>, seat: Seat, luck: Random): number {
  for (let i = 0; i < LONGEST && table.over === null; i++) {
    const asked = table.pending[0]!;
    table.decide(asked, byHabit(mind, new Sight(table, asked), luck));
  }
  return table.over?.winners.includes(seat) === true ? 1 : 0;
}

/** Plays both answers on one more imagined table. */
function playBoth({ table, taken, other, won }: Rivals, seat: Seat, random: Random): void {
  const mind = mindOf(table.game.id);
  const world = new Sight(table, seat).imagine(String(next(random)));
  const luck: Random = [next(random) | 1, next(random), next(random), next(random)];
  const play = (option: Option): number => {
    const imagined = world.clone();
    imagined.decide(seat, option);
    return playOn(mind, imagined, seat, [...luck]);
  };
  won.push([play(taken), play(other)]);
}

function momentOf({ at, table, taken, other, won }: Rivals, seat: Seat): MomentThatMattered {
  const gains = won.map(([one, another]) => one - another);
  const usual = mean(gains);
  const spread = mean(gains.map((gain) => (gain - usual) ** 2));
  return {
    at,
    view: viewOf(table, seat),
    taken: printOption(table.game, taken),
    other: printOption(table.game, other),
    worth: mean(won.map(([one]) => one)),
    otherWorth: mean(won.map(([, another]) => another)),
    error: Math.sqrt(spread / (gains.length - 1)),
  };
}

const difference = ({ worth, otherWorth }: MomentThatMattered): number =>
  Math.abs(worth - otherWorth);

/**
 * Finds them, the earliest first; none if no difference is larger than chance. It goes on after each small piece of
 * work, so that its caller can do something else in between, and ends within the bounds.
 */
export function* momentsOf(
  whole: Match,
  seat: Seat,
  random: Random,
  bounds: Bounds,
): Generator<void, readonly MomentThatMattered[], void> {
  const choices = choicesOf(whole, seat);
  yield;
  // In any order: where time is short, all parts of the game have been looked at alike.
  const order = choices.map((choice) => ({ choice, by: next(random) })).sort((a, b) => a.by - b.by);
  const glanced: Rivals[] = [];
  for (const { choice } of order) {
    if (bounds.glanced()) break;
    const rivals = rivalsIn(choice, seat, random);
    if (rivals !== null) glanced.push(rivals);
    yield;
  }
  const played = glanced.sort((a, b) => b.gap - a.gap).slice(0, PLAYED_OUT);
  while (played.length > 0 && !bounds.played())
    for (const rivals of played) {
      playBoth(rivals, seat, random);
      yield;
    }
  return played
    .filter(({ won }) => won.length >= MIN_TABLES)
    .map((rivals) => momentOf(rivals, seat))
    .filter((one) => difference(one) >= MIN_GAIN && difference(one) > SURE * one.error)
    .sort((a, b) => difference(b) - difference(a))
    .slice(0, MAX_MOMENTS)
    .sort((a, b) => a.at - b.at);
}
