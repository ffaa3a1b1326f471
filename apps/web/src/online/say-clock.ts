import type { Voice } from '@deadlight/games/text';
import type { ClockSettings } from '@deadlight/host';

/** In seconds. */
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** A clock in words: `15 min + 30 s a turn`, or `3 days + 12 h a turn`. */
export const sayClock = (voice: Voice, { bank, more }: ClockSettings): string =>
  bank >= DAY
    ? voice.say('online.clockOfDays', {
        days: Math.round((bank / DAY) * 10) / 10,
        hours: Math.round((more / HOUR) * 10) / 10,
      })
    : voice.say('online.clockOf', { minutes: Math.round(bank / 6) / 10, seconds: more });
