/** What is counted at the end of each round, from lines: who is dead, what burns. */
import type { Line, Plain } from '@deadlight/engine';
import { type StoryEvents, traitsOf } from './traits.ts';

/** The members of a set, each with the line that put it there last. */
type Members = Map<Plain | undefined, Line>;

/** The sets after these lines, by name. */
export function setsAfter<S extends string>(
  events: StoryEvents,
  lines: readonly Line[],
): (set: S) => Members {
  const sets = new Map<string, Members>();
  const membersOf = (set: string): Members => {
    const members = sets.get(set) ?? new Map();
    sets.set(set, members);
    return members;
  };
  for (const line of lines) {
    const { adds, removes } = traitsOf(events, line);
    if (adds !== undefined) membersOf(adds.set).set(line.data[adds.by], line);
    if (removes !== undefined && removes.if?.(line) !== false)
      membersOf(removes.set).delete(line.data[removes.by]);
  }
  return membersOf;
}
