import type { Problem } from './messages.ts';

/** What goes wrong and is told to the page by its name, which has a text in every language. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
  readonly problem: Problem;

  constructor(problem: Problem, detail = '') {
    super(detail);
    this.problem = problem;
  }
}

/** What a page is told of an error; null for a mistake in our own code. */
export function problemOf(error: unknown): Problem | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'Trouble') return (error as Trouble).problem;
  return PROBLEMS.get(error.name) ?? null;
}

/** By name: a kept ruleset brings error classes of its own. */
const PROBLEMS: ReadonlyMap<string, Problem> = new Map([
  ['Stale', 'stale'],
  ['Refused', 'refused'],
  ['OtherVersion', 'old-rules'],
  ['BadRecord', 'bad-record'],
]);
