/** One small change to one rule file, handed to child processes in their environment. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export interface Mutant {
  /** From the root of the repository. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

const VARIABLE = 'DEADLIGHT_MUTANT';

export const environmentOf = (mutant: Mutant | null): Record<string, string> =>
  mutant === null ? {} : { [VARIABLE]: JSON.stringify(mutant) };

/** The mutant that this process is to live with: its file, and what stands in it. */
export function mutantHere(): { path: string; source: string } | null {
  const told = process.env[VARIABLE];
  if (told === undefined) return null;
  const { file, start, end, after } = JSON.parse(told) as Mutant;
  const path = join(ROOT, file);
  const source = readFileSync(path, 'utf8');
  return { path, source: source.slice(0, start) + after + source.slice(end) };
}
