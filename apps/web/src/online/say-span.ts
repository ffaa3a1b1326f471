import type { Voice } from '@deadlight/games/text';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of time in words, as exactly as one needs it: `5 min`, `3 h`, `2 days`. */
export function saySpan(voice: Voice, ms: number): string {
  if (ms < HOUR) return voice.say('mine.minutes', { count: Math.floor(ms / MINUTE) });
  if (ms < 2 * DAY) return voice.say('mine.hours', { count: Math.floor(ms / HOUR) });
  return voice.say('mine.days', { count: Math.floor(ms / DAY) });
}
