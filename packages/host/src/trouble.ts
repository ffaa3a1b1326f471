import { BadRecord, OtherVersion, Refused, Stale } from '@deadlight/engine';
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
  if (error instanceof Trouble) return error.problem;
  if (error instanceof Stale) return 'stale';
  if (error instanceof Refused) return 'refused';
  if (error instanceof OtherVersion) return 'old-rules';
  if (error instanceof BadRecord) return 'bad-record';
  return null;
}
