/**
 * How far somebody is with a guide. Whatever is done in whatever order, it goes on: what has been said long enough is
 * over, and what has not been said while it mattered is not said late.
 */
import type { Cue, Script, Step } from './guide.ts';

/** What only had to be read is over after this many decisions of one's own. */
const READ_WITHIN = 2;
/** What came about, and could not be said within this many, is passed over. */
const FRESH = 5;
/** A deed that is waited for this long is known: one line is enough. */
const KNOWN_AFTER = 2;

export interface Progress {
  /** Steps whose time has come, and steps that are over, by their ids. */
  readonly due: readonly string[];
  readonly done: readonly string[];
  /** How many decisions the newcomer has made, and after how many the time of each step last came. */
  readonly decided: number;
  readonly since: Readonly<Record<string, number>>;
  /** The step that is said, and after how many decisions it began to be. */
  readonly said: { readonly id: string; readonly at: number } | null;
}

export const START: Progress = { due: [], done: [], decided: 0, since: {}, said: null };

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

/** It has been said, and the newcomer has played on; or its time passed while something else was said. */
function isPast({ decided, since, said }: Progress, { id, done }: Step): boolean {
  if (said?.id === id) return done === undefined && decided - said.at >= READ_WITHIN;
  return decided - (since[id] ?? decided) > FRESH;
}

export function after(script: Script, progress: Progress, happening: Happening): Progress {
  const { steps } = script;
  const decided = progress.decided + (happening.decided === null ? 0 : 1);
  const now = steps.filter(({ from }) => from !== undefined && holds(from, happening));
  const began: Progress = {
    ...progress,
    due: [...new Set([...progress.due, ...now.map(({ id }) => id)])],
    decided,
    since: { ...progress.since, ...Object.fromEntries(now.map(({ id }) => [id, decided])) },
  };
  const last = steps.at(-1)!;
  const over = steps.filter(
    (step) =>
      (step.done !== undefined && isDue(progress, step) && holds(step.done, happening)) ||
      // The farewell is always said.
      (isDue(began, step) && step !== last && isPast(began, step)),
  );
  return saying(script, {
    ...began,
    done: [...new Set([...progress.done, ...over.map(({ id }) => id)])],
  });
}

/** Notes since when the current step is said. */
function saying(script: Script, progress: Progress): Progress {
  const id = stepOf(script, progress)?.id;
  if (id === progress.said?.id) return progress;
  return { ...progress, said: id === undefined ? null : { id, at: progress.decided } };
}

export const read = (script: Script, progress: Progress, { id }: Step): Progress =>
  progress.done.includes(id)
    ? progress
    : saying(script, { ...progress, done: [...progress.done, id] });

/** What is to be said now; null while there is nothing to say. */
export const stepOf = ({ steps }: Script, progress: Progress): Step | null =>
  steps.find((step) => !progress.done.includes(step.id) && isDue(progress, step)) ?? null;

/** Whether the step that is said has been in sight long enough to be known by its title. */
export const isKnown = ({ decided, said }: Progress): boolean =>
  said !== null && decided - said.at >= KNOWN_AFTER;

/** The last step says farewell: what was not met until then is left to the game itself. */
export const isFinished = ({ steps }: Script, { done }: Progress): boolean =>
  done.includes(steps.at(-1)!.id);
