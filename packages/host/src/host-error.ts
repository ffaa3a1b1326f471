import type { Problem } from './messages.ts';

/** Errors that are reported to the page by name; each has a text in every language. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly problem: Problem;

  constructor(problem: Problem, detail = '') {
    super(detail);
    this.problem = problem;
  }
}

/** The error as reported to a page; null for a bug in our own code. */
export function problemOf(error: unknown): Problem | null {
  if (!(error instanceof Error)) return null;
  if (HOST_ERRORS.includes(error.name)) return (error as HostError).problem;
  return PROBLEMS.get(error.name) ?? null;
}

/** Rulesets kept before this name was chosen throw the other one. */
const HOST_ERRORS = ['HostError', 'Trouble'];

/** Compared by name: a kept ruleset has its own error classes. */
const PROBLEMS: ReadonlyMap<string, Problem> = new Map([
  ['Stale', 'stale'],
  ['Refused', 'refused'],
  ['OtherVersion', 'old-rules'],
  ['BadRecord', 'bad-record'],
]);
