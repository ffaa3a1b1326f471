/** How things stand at the end of a round, counted from the lines that a seat has read: it knows no more. */
import { type CarriedData, events, type Line, NUMBER } from '@deadlight/engine';
import { setsAfter } from '../telling/sets.ts';
import { type Closing, type StoryEvents, traitsOf } from '../telling/traits.ts';

const state = { rooms: NUMBER, dead: NUMBER, parasites: NUMBER, hive: NUMBER } as const;

export const LINE = events({ state: { data: state } });

type SetName = 'rooms' | 'dead' | 'parasites';

/** What is in a set is named by this field. */
export const inSet = <const B extends string>(
  set: SetName,
  by: B,
): { readonly set: SetName; readonly by: B } => ({ set, by });

/** Nothing to say before anything has happened. */
function tally(lines: readonly Line[], all: StoryEvents): CarriedData<typeof state> | null {
  if (!lines.some((line) => traitsOf(all, line).opens === 'round')) return null;
  const members = setsAfter<SetName>(all, lines);
  return {
    rooms: members('rooms').size,
    dead: members('dead').size,
    parasites: members('parasites').size,
    hive: members('rooms').has('@room.hive') ? 1 : 0,
  };
}

export const closing: Closing<typeof state> = { as: LINE.state, tally };
