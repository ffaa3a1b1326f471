/** How things stand at the end of a round, counted from the lines that a seat has read: it knows no more. */
import { type CarriedData, type Line, tells } from '@deadlight/engine';
import { valueIn } from '../../telling/fields.ts';
import { setsAfter } from '../../telling/sets.ts';
import { type Closing, type Milestone, type StoryEvents, traitsOf } from '../../telling/traits.ts';
import { LINE } from '../log-lines.ts';

/** `seen` are intruders, by where they were seen last. */
type SetName = 'dead' | 'away' | 'seen' | 'engines' | 'burning' | 'carriers';

/** What is in a set is named by this field. */
export const inSet = <const B extends string>(
  set: SetName,
  by: B,
): { readonly set: SetName; readonly by: B } => ({ set, by });

/** Whether somebody's death or departure leaves one person alone: the milestone, if so. */
export function lastLeft(
  line: Line,
  before: readonly Line[],
  events: StoryEvents,
): Milestone | null {
  const people = before.filter((one) => tells(one, LINE.drafted)).length;
  const members = setsAfter<SetName>(events, [...before, line]);
  const gone = new Set([...members('dead').keys(), ...members('away').keys()]).size;
  return people > 2 && people - gone === 1 ? LINE['last-left'] : null;
}

type State = (typeof LINE)['state']['data'];

/** Nothing to say before anything has happened. */
function tally(lines: readonly Line[], events: StoryEvents): CarriedData<State> | null {
  if (!lines.some((line) => traitsOf(events, line).opens === 'round')) return null;
  const members = setsAfter<SetName>(events, lines);
  const rooms = [...members('seen').values()].map((line) => valueIn(line, 'room'));
  return {
    dead: members('dead').size,
    away: members('away').size,
    seen: members('seen').size,
    nest: rooms.includes('@room.nest') ? 1 : 0,
    engines: members('engines').size,
    burning: members('burning').size,
    carriers: members('carriers').size,
  };
}

export const closing: Closing<State> = { as: LINE.state, tally };
