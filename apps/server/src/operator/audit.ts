/**
 * The audit log: one line for each change of a table from outside (who, what, when). Decisions have a log of their own.
 */
import { randomBytes } from 'node:crypto';
import type { ToServer } from '@deadlight/host';
import type { Logger } from 'pino';
import type { RunStatements } from '../people/statements.ts';

/** `by` is the hash of a guest; null where nobody in particular did it. */
interface Audited {
  readonly table: string;
  readonly by: string | null;
  readonly [detail: string]: unknown;
}

export const audit = (log: Logger, what: string, about: Audited): void =>
  log.info({ audit: what, ...about }, 'a table was changed');

/** What an administrator has done: it is also kept, where administrators can read it. */
export interface Deed {
  readonly by: string;
  /** What the administrator is called. */
  readonly name: string;
  readonly what: string;
  /** A table, a person, a report or a file. */
  readonly about: string;
  readonly detail: string;
}

/** Milliseconds that the deeds of administrators are kept. */
const KEPT = 365 * 24 * 60 * 60 * 1000;
const ID_BYTES = 9;

export async function auditDeed(
  log: Logger,
  { run }: { readonly run: RunStatements },
  deed: Deed,
  now: number,
): Promise<void> {
  log.info({ audit: deed.what, ...deed }, 'an administrator did something');
  await keepDeed({ run }, deed, now);
}

export async function keepDeed(
  { run }: { readonly run: RunStatements },
  deed: Deed,
  now: number,
): Promise<void> {
  const id = randomBytes(ID_BYTES).toString('base64url');
  await run([
    { do: 'sweepAudited', values: [now - KEPT] },
    { do: 'addAudited', values: [id, now, JSON.stringify(deed)] },
  ]);
}

export async function deeds({
  run,
}: {
  readonly run: RunStatements;
}): Promise<readonly (Deed & { readonly at: number })[]> {
  const [rows] = await run([{ do: 'audited', values: [] }]);
  return rows!.map(({ at, doc }) => ({ ...(JSON.parse(doc as string) as Deed), at: at as number }));
}

const CHANGES: ReadonlySet<ToServer['say']> = new Set([
  'sit',
  'promise',
  'reveal',
  'stand',
  'ready',
  'remove',
  'forgive',
  'host',
  'start',
  'key',
  'program',
  'back',
  'propose',
  'vote',
  'chatting',
  'again',
]);

export const changesTable = ({ say }: ToServer): boolean => CHANGES.has(say);

/** Fields that may be logged: no key, no luck. */
const TOLD: ReadonlySet<string> = new Set([
  'seat',
  'name',
  'ready',
  'about',
  'vote',
  'choice',
  'on',
  'same',
  'ban',
]);

export const detailsOf = (message: ToServer): object =>
  Object.fromEntries(Object.entries(message).filter(([name]) => TOLD.has(name)));
