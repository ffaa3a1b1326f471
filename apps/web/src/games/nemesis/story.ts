/** What turns a game of Nemesis. */
import type { EVENT } from '@deadlight/games/nemesis';
import type { ToldName } from '@deadlight/games/telling';
import { TURNS as SHARED } from '../survival/story.ts';

export const TURNS: ReadonlySet<string> = new Set<ToldName<typeof EVENT>>([
  ...SHARED,
  'boards',
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
