/** Every so often a decision in the log carries a hash of the table after it: if the rules have changed since, it shows. */
import type { Match } from '@deadlight/engine';
import type { Entry } from './store.ts';

/** So many decisions lie between two marks. */
const EVERY = 50;

/** An entry as it is kept, once the match has been played by it. */
export const marked = (entry: Entry, { decisions, table }: Match): Entry =>
  entry.do === 'decide' && decisions.length % EVERY === 0 ? { ...entry, mark: table.hash } : entry;

/** Whether a match that has been played by an entry is where it was when the entry was kept. */
export const fitsMark = (entry: Entry, { table }: Match): boolean =>
  entry.do !== 'decide' || entry.mark === undefined || entry.mark === table.hash;
