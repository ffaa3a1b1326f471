/** What leaves traces in a room. */
import type { EventName } from '@deadlight/engine';
import type { EVENT } from '@deadlight/games/survival';
import type { Trace } from '../../art/traces.ts';

export const LEAVES = {
  bleeds: 'blood',
  'serious-wound': 'blood',
  dies: 'blood',
  'fire-out': 'scorch',
  thrown: 'scorch',
  'intruder-dies': 'ichor',
  'egg-destroyed': 'ichor',
  shoots: 'shells',
} as const satisfies Partial<Record<EventName<typeof EVENT>, Trace>>;
