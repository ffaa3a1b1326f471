/** A moment of a real game, and something to be done from there within a turn or two. */
import {
  asSeat,
  checkSetup,
  type Game,
  type Line,
  type LogEvents,
  Match,
  type OptionValue,
  type Seat,
} from '@deadlight/engine';
import type { EVENT as FACILITY } from '../lockdown/log-events.ts';
import type { EVENT as SHIP } from '../nemesis/log-events.ts';
import type { EVENT as STATION } from '../panic/log-events.ts';
import type { EVENT as SHARED } from '../survival/log-events.ts';
import type { CountedLines } from '../telling/counted.ts';
import { type StoryEvents, traitsOf } from '../telling/traits.ts';

export interface Puzzle {
  readonly game: string;
  /** The rules that it was made with. */
  readonly rules: number;
  readonly seed: string;
  readonly seats: number;
  /** Table options that are not at their default. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** What was decided before, as in a record: the seat's number and the answer. */
  readonly before: readonly string[];
  /** Whose move it is. */
  readonly seat: Seat;
  /** What is to be done, by its name in `GOALS`, and within how many turns of one's own. */
  readonly goal: string;
  readonly turns: number;
  /** One way to do it; nobody else decides anything on it. */
  readonly solution: readonly string[];
}

/** Lines that must be told a number of times, once unless stated. */
export type GoalOf<E extends LogEvents> = CountedLines<E> & { readonly times?: number };
type GoalsOf<E extends LogEvents> = Readonly<Record<string, GoalOf<E>>>;
export type Goal = GoalOf<LogEvents>;

const SURVIVAL: GoalsOf<typeof SHARED> = {
  kill: { lines: ['intruder-dies'] },
  repair: { lines: ['repaired'], by: 'who' },
  'repair-two': { lines: ['repaired'], by: 'who', times: 2 },
  egg: { lines: ['takes-egg'], by: 'who' },
  signal: { lines: ['signal'], by: 'who' },
  heal: { lines: ['healed', 'dressed'], by: 'who' },
  weakness: { lines: ['weakness'] },
  search: { lines: ['keeps'], by: 'who', times: 2 },
  clean: { lines: ['cleaned', 'purged', 'cured'], by: 'who' },
  explore: { lines: ['explored'], times: 2 },
};

const NEMESIS: GoalsOf<typeof SHIP> = {
  ...SURVIVAL,
  pod: { lines: ['launched'], by: 'who' },
  'self-destruct': { lines: ['self-destruct-started'] },
  'stop-self-destruct': { lines: ['self-destruct-stopped'], by: 'who' },
};

const LOCKDOWN: GoalsOf<typeof FACILITY> = {
  ...SURVIVAL,
  alert: { lines: ['alert'], by: 'who' },
  out: { lines: ['evacuated', 'locks-in', 'reaches-bunker', 'boards'], by: 'who' },
  autodestruction: { lines: ['autodestruction-started'] },
  learn: { lines: ['learns'], by: 'who' },
};

const PANIC: GoalsOf<typeof STATION> = {
  hit: { lines: ['parasite-hit'] },
  'hit-two': { lines: ['parasite-hit'], times: 2 },
  heal: { lines: ['healed'] },
  terminal: { lines: ['terminal'], by: 'seat' },
  find: { lines: ['drew'], by: 'seat', times: 3 },
  build: { lines: ['placed'], times: 2 },
  hive: { lines: ['hive-burned'] },
  kill: { lines: ['death'] },
};

export const GOALS: Readonly<Record<string, GoalsOf<LogEvents>>> = {
  nemesis: NEMESIS,
  lockdown: LOCKDOWN,
  panic: PANIC,
};

/** Whether a line is a seat's own; `ref` is the text for the seat. */
export const isOf = ({ data: { who, seat } }: Line, ref: string): boolean =>
  who === ref || seat === ref;

/** Something to be done within a number of turns of one's own. */
export interface Task {
  readonly goal: Goal;
  readonly turns: number;
}

export type TaskState = 'open' | 'solved' | 'failed';

/** How a task stands after what has been told since it began; `ref` is the text for the seat. */
export function taskStateOf(
  events: StoryEvents,
  { goal: { lines, by, times = 1 }, turns }: Task,
  told: readonly Line[],
  ref: string,
): TaskState {
  let [done, used] = [0, 1];
  for (const line of told) {
    const { what, data } = line;
    const { opens, fatal } = traitsOf(events, line);
    if (lines.includes(what) && (by === undefined || data[by] === ref)) done++;
    if (done === times) return 'solved';
    const mine = isOf(line, ref);
    if (opens === 'turn' && mine) used++;
    if (used > turns || (mine && fatal)) return 'failed';
  }
  return 'open';
}

/** What a puzzle asks for. */
export const taskOf = ({ game, goal, turns }: Puzzle): Task => ({
  goal: GOALS[game]![goal]!,
  turns,
});

/** How a puzzle stands. */
export const puzzleStateOf = (
  events: StoryEvents,
  puzzle: Puzzle,
  told: readonly Line[],
  ref: string,
): TaskState => taskStateOf(events, taskOf(puzzle), told, ref);

/** The game at the puzzle's moment. */
export function matchOf(game: Game, { seats, seed, options, before }: Puzzle): Match {
  const match = new Match(game, checkSetup(game, { seats, seed, options }));
  for (const decision of before) {
    const [seat, ...says] = decision.split(' ');
    match.say(asSeat(Number(seat) - 1), says.join(' '));
  }
  return match;
}
