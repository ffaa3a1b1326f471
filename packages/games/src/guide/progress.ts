/** How far somebody is with a guide. Whatever is done in whatever order, it goes on. */
import type { Cue, Guide, Step } from './guide.ts';

export interface Progress {
  /** Steps whose time has come, and steps that are over, by their ids. */
  readonly due: readonly string[];
  readonly done: readonly string[];
}

export const START: Progress = { due: [], done: [] };

/** What has come about at the table, as one seat sees it. */
export interface Happening {
  readonly asked: string | null;
  /** The verb of the seat's last decision. */
  readonly decided: string | null;
  readonly told: readonly string[];
  readonly mine: readonly string[];
  readonly round: number;
}

function holds(cue: Cue, { asked, decided, told, mine, round }: Happening): boolean {
  const has = (wanted: readonly string[] | undefined, all: readonly (string | null)[]): boolean =>
    wanted?.some((one) => all.includes(one)) === true;
  return (
    has(cue.asked, [asked]) ||
    has(cue.decided, [decided]) ||
    has(cue.told, told) ||
    has(cue.mine, mine) ||
    (cue.round !== undefined && round >= cue.round)
  );
}

const isDue = ({ due }: Progress, { id, from }: Step): boolean =>
  from === undefined || due.includes(id);

export function after({ steps }: Guide, progress: Progress, happening: Happening): Progress {
  const isOver = (step: Step): boolean =>
    step.done !== undefined && isDue(progress, step) && holds(step.done, happening);
  const add = (to: readonly string[], some: readonly Step[]): readonly string[] => [
    ...new Set([...to, ...some.map(({ id }) => id)]),
  ];
  return {
    due: add(
      progress.due,
      steps.filter(({ from }) => from !== undefined && holds(from, happening)),
    ),
    done: add(progress.done, steps.filter(isOver)),
  };
}

export const read = ({ due, done }: Progress, { id }: Step): Progress => ({
  due,
  done: done.includes(id) ? done : [...done, id],
});

/** What is to be said now; null while there is nothing to say. */
export const stepOf = ({ steps }: Guide, progress: Progress): Step | null =>
  steps.find((step) => !progress.done.includes(step.id) && isDue(progress, step)) ?? null;

/** The last step says farewell: what was not met until then is left to the game itself. */
export const isFinished = ({ steps }: Guide, { done }: Progress): boolean =>
  done.includes(steps.at(-1)!.id);
