/** What turns a game of Nemesis. */
import { TURNS as SHARED } from '../survival/story.ts';

export const TURNS: ReadonlySet<string> = new Set([
  ...SHARED,
  'pods-unlocked',
  'launched',
  'self-destruct-started',
  'self-destruct-stopped',
  'takes-over',
  'end-jump',
  'end-explosion',
  'end-hull',
  'end-fire',
]);
