/**
 * A puzzle: a table that is laid out, and something to be done there within a turn or two. What is hidden and what is
 * rolled make no difference to whoever finds the way; what looks as good does not lead there.
 */
import type { Line, LogEvents } from '@deadlight/engine';
import type { EVENT as FACILITY } from '../lockdown/log-events.ts';
import type { EVENT as SHIP } from '../nemesis/log-events.ts';
import type { EVENT as STATION } from '../panic/log-events.ts';
import type { CountedLines } from '../telling/counted.ts';
import { type StoryEvents, traitsOf } from '../telling/traits.ts';

/** Its table and one way through it are the scenario of its name, in `scenarios/GAME/puzzles`. */
export interface Puzzle {
  readonly game: string;
  /** Its address, and the name of its scenario and of its texts: it stays whatever else changes. */
  readonly id: string;
  /** What is to be done, by its name in `GOALS`, and within how many turns of one's own in this round. */
  readonly goal: string;
  readonly turns: number;
  /** How the two first choices begin that look good and do not lead there, in notation. */
  readonly temptations: readonly [string, string];
  /** The room on its picture, who is to do it, and what stands there. */
  readonly picture: { readonly room: string; readonly hero: string; readonly creature?: string };
}

/** Lines that must be told a number of times, once unless stated. */
export type GoalOf<E extends LogEvents> = CountedLines<E> & { readonly times?: number };
type GoalsOf<E extends LogEvents> = Readonly<Record<string, GoalOf<E>>>;
export type Goal = GoalOf<LogEvents>;

const NEMESIS: GoalsOf<typeof SHIP> = {
  'dress-three': { lines: ['dressed'], by: 'who', times: 3 },
  hibernate: { lines: ['hibernates'], by: 'who' },
  kill: { lines: ['intruder-dies'] },
  pod: { lines: ['launched'], by: 'who' },
  repair: { lines: ['repaired'], by: 'who' },
  'self-destruct': { lines: ['self-destruct-started'] },
  signal: { lines: ['signal'], by: 'who' },
  'stop-self-destruct': { lines: ['self-destruct-stopped'], by: 'who' },
};

const LOCKDOWN: GoalsOf<typeof FACILITY> = {
  alert: { lines: ['alert'], by: 'who' },
  autodestruction: { lines: ['autodestruction-started'] },
  kill: { lines: ['intruder-dies'] },
  learn: { lines: ['learns'], by: 'who' },
  out: { lines: ['evacuated', 'locks-in', 'reaches-bunker', 'boards'], by: 'who' },
  signal: { lines: ['signal'], by: 'who' },
  weakness: { lines: ['weakness'] },
};

const PANIC: GoalsOf<typeof STATION> = {
  heal: { lines: ['healed'] },
  'heal-both': { lines: ['healed'], times: 2 },
  'hit-four': { lines: ['parasite-hit'], times: 4 },
  'hit-three': { lines: ['parasite-hit'], times: 3 },
  'hit-two': { lines: ['parasite-hit'], times: 2 },
  hive: { lines: ['hive-burned'] },
  terminal: { lines: ['terminal'], by: 'seat' },
};

export const GOALS: Readonly<Record<string, GoalsOf<LogEvents>>> = {
  nemesis: NEMESIS,
  lockdown: LOCKDOWN,
  panic: PANIC,
};

/** Whether a line is a seat's own; `ref` is the text for the seat. */
const isOf = ({ data: { who, seat } }: Line, ref: string): boolean => who === ref || seat === ref;

/** Something to be done within a number of turns of one's own. */
export interface Task {
  readonly goal: Goal;
  readonly turns: number;
  /** Whether it must be done before the next phase begins. */
  readonly thisRound?: boolean;
}

export type TaskState = 'open' | 'solved' | 'failed';

/** How a task stands after what has been told since it began; `ref` is the text for the seat. */
export function taskStateOf(
  events: StoryEvents,
  { goal: { lines, by, times = 1 }, turns, thisRound = false }: Task,
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
    if (used > turns || (mine && fatal) || (thisRound && opens === 'phase')) return 'failed';
  }
  return 'open';
}

/** What a puzzle asks for. */
export const taskOf = ({ game, goal, turns }: Puzzle): Task => ({
  goal: GOALS[game]![goal]!,
  turns,
  thisRound: true,
});

/** The place of the temptation among the two that a first choice is; -1 where it is none. */
export const temptationOf = ({ temptations }: Puzzle, says: string): number =>
  temptations.findIndex((begins) => says === begins || says.startsWith(`${begins} `));
