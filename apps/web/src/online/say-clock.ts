import type { Voice } from '@deadlight/games/text';
import type { ClockSettings } from '@deadlight/host';

/** In seconds. */
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

const inTenths = (value: number): number => Math.round(value * 10) / 10;

/** A clock in words: `15 min + 30 s a turn`, `3 days + 12 h a turn`, or `3 days for each turn`. */
export function sayClock(voice: Voice, { bank, more, days }: ClockSettings): string {
  if (days?.each) {
    const isShort = bank < DAY;
    const count = inTenths(bank / (isShort ? HOUR : DAY));
    return voice.say('online.clockEach', { unit: isShort ? 'hours' : 'days', count });
  }
  return bank >= DAY || days !== undefined
    ? voice.say('online.clockOfDays', {
        days: inTenths(bank / DAY),
        hours: inTenths(more / HOUR),
      })
    : voice.say('online.clockOf', { minutes: inTenths(bank / 60), seconds: more });
}

/** What else was agreed about it, a sentence each. */
export function clockTerms(voice: Voice, { end = 'vote', days }: ClockSettings): string[] {
  return [
    voice.say(`online.lateEndIs.${end}`),
    ...(days?.hours ? [voice.say('online.hoursCountIs')] : []),
    ...(days?.holidays ? [voice.say('online.holidaysCountIs')] : []),
  ];
}
