/** Some decisions in the log carry a hash of the table after them, which reveals that the rules have changed since. */
import type { Match } from '@deadlight/engine';
import type { Entry, Step } from '../store/store.ts';

/** Decisions after which there is a hash: it costs as much as some decisions, and leaves a lot of garbage. */
const FIRST_AT = 50;
const EVERY = 250;

/** An entry as it is stored, after the match has played it. */
export function marked(entry: Step, { decisions: { length }, table }: Match): Step {
  const isDue = length === FIRST_AT || length % EVERY === 0;
  return entry.do === 'decide' && isDue ? { ...entry, mark: table.hash } : entry;
}

/** Whether a match that has played an entry is in the state that it was in when the entry was stored. */
export const fitsMark = (entry: Entry, { table }: Match): boolean =>
  entry.do !== 'decide' || entry.mark === undefined || entry.mark === table.hash;
