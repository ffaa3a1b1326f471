/** Some decisions in the log carry a hash of the table after them, which reveals that the rules have changed since. */
import type { Match } from '@deadlight/engine';
import type { Entry } from '../store/store.ts';

/** Number of decisions between two hashes. A hash costs as much as a few decisions, and leaves a lot of garbage. */
const EVERY = 100;

/** An entry as it is stored, after the match has played it. */
export const marked = (entry: Entry, { decisions, table }: Match): Entry =>
  entry.do === 'decide' && decisions.length % EVERY === 0 ? { ...entry, mark: table.hash } : entry;

/** Whether a match that has played an entry is in the state that it was in when the entry was stored. */
export const fitsMark = (entry: Entry, { table }: Match): boolean =>
  entry.do !== 'decide' || entry.mark === undefined || entry.mark === table.hash;
