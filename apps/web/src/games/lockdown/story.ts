/** What turns a game of Lockdown. */
import type { EVENT } from '@deadlight/games/lockdown';
import type { ToldName } from '@deadlight/games/telling';
import { TURNS as SHARED } from '../survival/story.ts';

export const TURNS: ReadonlySet<string> = new Set<ToldName<typeof EVENT>>([
  ...SHARED,
  'boards',
  'gate-opens',
  'isolation-opens',
  'alert',
  'autodestruction-started',
  'autodestruction-stopped',
  'reaches-bunker',
  'locks-in',
  'evacuated',
  'contingency',
  'end-purge',
  'end-alert',
  'end-explosion',
  'end-hull',
  'end-fire',
]);
