/** The page's side of `changed`: the next moment. */
import { applyChanges } from '@deadlight/engine';
import type { Changed, Moment } from './messages.ts';

/** The moment that a message leads to; null if one in between is missing. */
export function nextMoment(moment: Moment | null, message: Changed): Moment | null {
  if (moment === null || moment.replay !== null || message.seq !== moment.seq + 1) return null;
  const { say: _say, changes, lines = [], whole = false, ...more } = message;
  const view = changes === undefined ? moment.view : applyChanges(moment.view, changes);
  return { ...moment, ...more, view, lines, whole, news: whole ? [] : lines };
}
