/**
 * What makes a position a puzzle: its kept way solves it however what is hidden is dealt and whatever is rolled, and
 * its temptations look as good and do not lead there, even to somebody who could see what comes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adviseOn, Sight } from '@deadlight/bots';
import {
  type Answer,
  type Line,
  Log,
  type Option,
  parseAnswer,
  printAnswer,
  printOption,
  randomFrom,
  redeal,
  type Seat,
  Table,
} from '@deadlight/engine';
import { GAMES, readLesson } from '@deadlight/games';
import {
  type Puzzle,
  type Task,
  type TaskState,
  taskOf,
  taskStateOf,
  temptationOf,
} from '@deadlight/games/puzzles';

const SCENARIOS = join(import.meta.dirname, '../scenarios');

/** What only talks or arranges things, and what somebody else would have to agree to. */
const ASIDE = /^(say|claim|concede|call|vote|trade|reactions|drop)/;

/** The maximum number of tables that are looked at after one first choice. */
const MOST_TABLES = 60_000;

/** A bot that weighs the whole game, and not this goal, may value a temptation so much less: it is nearly nothing. */
const NEARLY = 0.03;

export class TooMuch extends Error {}

interface Reached {
  readonly table: Table<unknown>;
  readonly told: readonly Line[];
}

/** A position, tried on tables that look the same to its seat: everything that the seat cannot know is dealt again. */
export class Trial {
  readonly solution: readonly string[];
  readonly #puzzle: Puzzle;
  readonly #task: Task;
  readonly #table: Table<unknown>;
  readonly #seat: Seat;
  readonly #ref: string;
  #looked = 0;

  constructor(puzzle: Puzzle) {
    const file = join(SCENARIOS, puzzle.game, 'puzzles', `${puzzle.id}.yaml`);
    const { position, solution } = readLesson(readFileSync(file, 'utf8'), file);
    const { game, telling } = GAMES[puzzle.game]!;
    this.#puzzle = puzzle;
    this.#task = taskOf(puzzle);
    this.#table = new Table<unknown>(game, position.state);
    this.#seat = position.seat;
    this.#ref = telling.seatRef(this.#table.vars, position.seat);
    this.solution = solution.map(({ says }) => says);
  }

  /** How many of so many worlds the kept way solves. */
  solvedIn(worlds: number): number {
    return count(worlds, (world) => this.#outcome(world, this.solution) === 'solved');
  }

  /** All first choices, in notation. */
  get firstChoices(): string[] {
    return this.#answers(this.#table).map((answer) => printAnswer(this.#table.game, answer));
  }

  /** The first choices that begin as one of the temptations does. */
  tempting(temptation: number): string[] {
    return this.firstChoices.filter((says) => temptationOf(this.#puzzle, says) === temptation);
  }

  /** How many of so many worlds could be solved after this first choice by somebody who sees all that comes. */
  couldBeSolvedIn(worlds: number, first: string, task = this.#task): number {
    return count(worlds, (world) => {
      this.#looked = 0;
      return this.#solves(this.#begin(world, first), task, new Set());
    });
  }

  /** Whether it seems as good as the right choice: to a bot that plays the whole game, or because it does a part. */
  looksGood(first: string): boolean {
    const worth = this.#worth;
    if (worth.get(first)! >= worth.get(this.solution[0]!)! - NEARLY) return true;
    const { times = 1 } = this.#task.goal;
    const part = { ...this.#task, goal: { ...this.#task.goal, times: times - 1 } };
    return times > 1 && this.couldBeSolvedIn(1, first, part) === 1;
  }

  /** A way that begins with this choice and solves it in every one of so many worlds; null if there is none. */
  wayFrom(first: string, worlds: number): readonly string[] | null {
    this.#looked = 0;
    const seen = new Set<string>();
    const walk = (now: Reached, says: readonly string[]): readonly string[] | null => {
      const state = this.#stateOf(now.told);
      if (state === 'solved')
        return count(worlds, (world) => this.#outcome(world, says) === 'solved') === worlds
          ? says
          : null;
      if (!this.#goesOn(now, this.#task, seen)) return null;
      for (const answer of this.#answers(now.table)) {
        const next = this.#after(now, answer);
        const way = walk(next, [...says, printAnswer(now.table.game, answer)]);
        if (way !== null) return way;
      }
      return null;
    };
    return walk(this.#begin(0, first), [first]);
  }

  get #worth(): ReadonlyMap<string, number> {
    const sight = new Sight(this.#table, this.#seat);
    const advice = adviseOn(sight, randomFrom('puzzle'), sight.options.length);
    return new Map(
      advice.map(({ option, worth }) => [printOption(this.#table.game, option), worth]),
    );
  }

  #world(number: number): Reached {
    return { table: redeal(this.#table, this.#seat, `world ${number}`), told: [] };
  }

  #begin(world: number, first: string): Reached {
    const now = this.#world(world);
    return this.#after(now, this.#read(now.table, first));
  }

  #read(table: Table<unknown>, says: string): Answer {
    const { min, max } = table.choose(this.#seat);
    return parseAnswer(table.game, says, min !== 1 || max !== 1);
  }

  #after({ table, told }: Reached, answer: Answer): Reached {
    const log = new Log();
    const next = table.clone(log);
    next.decide(this.#seat, answer);
    next.log = null;
    return { table: next, told: [...told, ...log.linesFor(this.#seat)] };
  }

  #stateOf(told: readonly Line[], task = this.#task): TaskState {
    return taskStateOf(GAMES[this.#puzzle.game]!.telling.events, task, told, this.#ref);
  }

  /** How it stands after these decisions; `lost` where one of them is not on offer. */
  #outcome(world: number, decisions: readonly string[]): TaskState | 'lost' {
    let now = this.#world(world);
    for (const says of decisions) {
      if (this.#stateOf(now.told) !== 'open' || !now.table.pending.includes(this.#seat))
        return 'lost';
      const answer = this.#read(now.table, says);
      const options = now.table.options(this.#seat);
      if ([answer].flat().some((option) => !options.includes(option as Option))) return 'lost';
      now = this.#after(now, answer);
    }
    return this.#stateOf(now.told);
  }

  #answers(table: Table<unknown>): Answer[] {
    const { min, max } = table.choose(this.#seat);
    const options = table
      .options(this.#seat)
      .filter((option) => !ASIDE.test(printOption(table.game, option)));
    return min === 1 && max === 1 ? options : subsets(options, min, max);
  }

  /** Whether there is more to look at here. */
  #goesOn({ table, told }: Reached, task: Task, seen: Set<string>): boolean {
    if (this.#stateOf(told, task) !== 'open') return false;
    if (table.over !== null || !table.pending.includes(this.#seat)) return false;
    const key = keyOf(table, told, task);
    if (seen.has(key)) return false;
    seen.add(key);
    if (++this.#looked > MOST_TABLES)
      throw new TooMuch(`${this.#puzzle.id}: too much can be done here to look at all of it`);
    return true;
  }

  #solves(now: Reached, task: Task, seen: Set<string>): boolean {
    if (this.#stateOf(now.told, task) === 'solved') return true;
    return (
      this.#goesOn(now, task, seen) &&
      this.#answers(now.table).some((answer) => this.#solves(this.#after(now, answer), task, seen))
    );
  }
}

const count = (worlds: number, holds: (world: number) => boolean): number =>
  Array.from({ length: worlds }, (_, world) => world).filter(holds).length;

/** Tables of one world with the same key go on alike: only the order of discards may differ. */
function keyOf({ state }: Table<unknown>, told: readonly Line[], { goal }: Task): string {
  const done = told.filter(({ what }) => (goal.lines as readonly string[]).includes(what)).length;
  return `${state.random} ${state.where} ${JSON.stringify([state.vars, state.stack])} ${done}`;
}

function subsets<T>(all: readonly T[], min: number, max: number): T[][] {
  let some: T[][] = [[]];
  for (const one of all) some = [...some, ...some.map((few) => [...few, one])];
  return some.filter((few) => few.length >= min && few.length <= max);
}
