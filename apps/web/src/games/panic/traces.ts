/** What leaves traces in a room. */
import type { EventName } from '@deadlight/engine';
import type { EVENT } from '@deadlight/games/panic';
import type { Trace } from '../../art/traces.ts';

export const LEAVES = {
  hurt: 'blood',
  explodes: 'scorch',
} as const satisfies Partial<Record<EventName<typeof EVENT>, Trace>>;
