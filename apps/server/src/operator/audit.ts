/**
 * The audit log: one line for each change of a table from outside (who, what, when). Decisions have a log of their own.
 */
import type { ToServer } from '@deadlight/host';
import type { Logger } from 'pino';

/** `by` is the hash of a guest; null where nobody in particular did it. */
interface Audited {
  readonly table: string;
  readonly by: string | null;
  readonly [detail: string]: unknown;
}

export const audit = (log: Logger, what: string, about: Audited): void =>
  log.info({ audit: what, ...about }, 'a table was changed');

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
