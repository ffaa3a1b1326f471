/** People whom an administrator has banned from the server, for some days or until the ban is lifted. */
import type { RunStatements, Statement } from './statements.ts';

interface Runner {
  readonly run: RunStatements;
}

export interface Ban {
  readonly reason: string;
  readonly since: number;
  readonly until: number | null;
}

export async function banOf(people: Runner, person: string, now: number): Promise<Ban | null> {
  const [rows] = await people.run([{ do: 'banOf', values: [person, now] }]);
  return (rows![0] as unknown as Ban | undefined) ?? null;
}

export async function bansNow(
  people: Runner,
  now: number,
): Promise<readonly (Ban & { readonly id: string })[]> {
  const [rows] = await people.run([{ do: 'bans', values: [now] }]);
  return rows as unknown as (Ban & { id: string })[];
}

export async function ban(
  people: Runner,
  person: string,
  { reason, since, until }: Ban,
): Promise<void> {
  await people.run([
    { do: 'sweepBans', values: [since] },
    { do: 'setBan', values: [person, reason, since, until] },
  ]);
}

export async function lift(people: Runner, person: string): Promise<void> {
  await people.run([{ do: 'liftBan', values: [person] }]);
}

/** Nobody gets rid of a ban by signing in; one who is deleted stays banned, under an id that says nothing else of them. */
export const banMoved = (before: string, person: string): Statement[] => [
  { do: 'moveBan', values: [before, person] },
];
