import type { Voice } from '@deadlight/games/text';
import type { ClockWish } from '@deadlight/host';

/** A clock in words: `15 min + 30 s a turn`. */
export const sayClock = (voice: Voice, { bank, more }: ClockWish): string =>
  voice.say('online.clockOf', { minutes: Math.round(bank / 6) / 10, seconds: more });
