/** Lines of chat that somebody has reported, for administrators to judge. */
import { randomBytes } from 'node:crypto';
import type { Spoken } from '@deadlight/host';
import type { RunStatements, Statement } from './statements.ts';

interface Runner {
  readonly run: RunStatements;
}

/** What was said, where, and by whom under which name. */
export interface Reported {
  readonly table: string;
  readonly name: string;
  readonly what: Spoken;
}

export interface Report {
  readonly id: string;
  readonly at: number;
  readonly author: string;
  readonly about: Reported;
  readonly settled: number | null;
}

/** Milliseconds that a report is kept. */
const KEPT = 90 * 24 * 60 * 60 * 1000;
const ID_BYTES = 9;

export async function report(
  people: Runner,
  {
    author,
    reporter,
    about,
    now,
  }: Readonly<Record<'author' | 'reporter', string>> & {
    readonly about: Reported;
    readonly now: number;
  },
): Promise<void> {
  const id = randomBytes(ID_BYTES).toString('base64url');
  await people.run([
    { do: 'sweepReports', values: [now - KEPT] },
    { do: 'addReport', values: [id, now, author, reporter, JSON.stringify(about)] },
  ]);
}

export async function reports(people: Runner): Promise<readonly Report[]> {
  const [rows] = await people.run([{ do: 'reports', values: [] }]);
  return rows!.map(({ doc, ...row }) => ({
    ...(row as unknown as Omit<Report, 'about'>),
    about: JSON.parse(doc as string) as Reported,
  }));
}

export async function reportsBy(
  people: Runner,
  person: string,
): Promise<readonly (Reported & { readonly at: number })[]> {
  const [rows] = await people.run([{ do: 'reportsBy', values: [person] }]);
  return rows!.map(({ at, doc }) => ({
    ...(JSON.parse(doc as string) as Reported),
    at: at as number,
  }));
}

export async function settle(people: Runner, id: string, now: number): Promise<void> {
  await people.run([{ do: 'settleReport', values: [id, now] }]);
}

export const reportsMoved = (before: string, person: string): Statement[] => [
  { do: 'moveReports', values: [before, person] },
  { do: 'moveReported', values: [before, person] },
];

export const reportsRemoved = (person: string): Statement[] => [
  { do: 'removeReports', values: [person] },
];
