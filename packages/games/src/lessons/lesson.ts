/** A lesson of a few minutes: a table that is laid out, something to be done there, and what is said on the way. */
import type { LogEvents, Seat, State } from '@deadlight/engine';
import type { Script, Step } from '../guide/guide.ts';
import type { GoalOf, Task } from '../puzzles/puzzle.ts';
import type { ToldName } from '../telling/traits.ts';

/** Its table and one way through it are the scenario of its name, in `scenarios/GAME/lessons`. */
export interface LessonOf<E extends LogEvents> extends Pick<Task, 'turns'> {
  /** Names its scenario and its texts, too. */
  readonly id: string;
  readonly goal: GoalOf<E>;
  readonly steps: readonly Step<ToldName<E>>[];
}
export type Lesson = LessonOf<LogEvents>;

/** A table as it is laid out. */
export interface Position {
  readonly game: string;
  /** The rules that it was laid out with. */
  readonly rules: number;
  readonly seats: number;
  readonly seed: string;
  /** Whose lesson it is. */
  readonly seat: Seat;
  readonly state: State;
}

/** Games whose lessons are told in the texts of another, where they have none of their own. */
const ALIKE: Readonly<Record<string, readonly string[]>> = { lockdown: ['nemesis'] };

/** What is said in a lesson. */
export const scriptOf = (game: string, { id, steps }: Lesson): Script => ({
  game,
  texts: [game, ...(ALIKE[game] ?? [])].map((one) => `lesson.${one}.${id}`),
  steps,
});
