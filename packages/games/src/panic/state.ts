/** How things stand at the end of a round, counted from the lines that a seat has read: it knows no more. */
import { type Line, NUMBER } from '@deadlight/engine';
import { setsAfter } from '../telling/sets.ts';
import { type StoryEvents, traitsOf } from '../telling/traits.ts';

export const STATE = { rooms: NUMBER, dead: NUMBER, parasites: NUMBER, hive: NUMBER } as const;

type SetName = 'rooms' | 'dead' | 'parasites';

/** What is in a set is named by this field. */
export const inSet = <const B extends string>(
  set: SetName,
  by: B,
): { readonly set: SetName; readonly by: B } => ({ set, by });

/** Nothing to say before anything has happened. */
export function tally(lines: readonly Line[], events: StoryEvents): Line['data'] | null {
  if (!lines.some((line) => traitsOf(events, line).opens === 'round')) return null;
  const members = setsAfter<SetName>(events, lines);
  return {
    rooms: members('rooms').size,
    dead: members('dead').size,
    parasites: members('parasites').size,
    hive: members('rooms').has('@room.hive') ? 1 : 0,
  };
}
