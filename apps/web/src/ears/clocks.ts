/** Clocks for those who listen: on demand, and when little is left. */
import { allSeats, at } from '@deadlight/engine';
import type { Voice } from '@deadlight/games/text';
import { info } from '../online/line.ts';
import { sayDue } from '../online/say-due.ts';
import { due, leftOf, paused, together } from '../online/times.ts';

const SECOND = 1000;
/** In seconds. */
const DAY = 24 * 60 * 60;
/** A running clock speaks when it passes one of these. */
const WARNINGS = [300, 60, 30, 10].map((seconds) => seconds * SECOND);

export const sayTime = (voice: Voice, ms: number): string => {
  const seconds = Math.floor(ms / SECOND);
  // Over days, nobody counts seconds.
  if (seconds >= DAY)
    return voice.say('ears.timeOfDays', {
      days: Math.floor(seconds / DAY),
      hours: Math.floor((seconds % DAY) / 3600),
    });
  return voice
    .say('ears.time', {
      hours: Math.floor(seconds / 3600),
      minutes: Math.floor(seconds / 60) % 60,
      seconds: seconds % 60,
    })
    .trim();
};

/** Whether one of the marks lies between two readings of a clock. */
export const isWarned = (before: number | null, now: number | null): boolean =>
  before !== null &&
  now !== null &&
  WARNINGS.some((mark) => before > mark && now <= mark && mark - now < SECOND * 2);

/** All clocks of the table. */
export function sayClocks(voice: Voice): string[] {
  const table = info.peek();
  if (table === null || table.clock === null) return [voice.say('online.noClock')];
  const all = together.peek();
  return [
    ...(paused.peek()
      ? [voice.say('ears.sentence', { text: voice.say('onlineTable.paused') })]
      : []),
    ...allSeats(table.seats.length).flatMap((seat) => {
      const { kind, name, mine } = at(table.seats, seat, 'seat');
      const left = kind === 'person' ? leftOf(seat) : null;
      return left === null
        ? []
        : [
            voice.say('ears.clock', {
              name,
              mine: mine ? 'yes' : 'no',
              time: sayTime(voice, left),
            }),
          ];
    }),
    ...(all === null ? [] : [voice.say('ears.together', { time: sayTime(voice, all) })]),
    ...(due.peek() === null ? [] : [voice.say('ears.due', { time: sayDue(voice, due.peek()!) })]),
  ];
}

/** What the clocks of this page's own seats read now: the least of them. */
export function ownTime(): number | null {
  const table = info.value;
  if (table === null || table.clock === null) return null;
  const own = allSeats(table.seats.length)
    .filter((seat) => at(table.seats, seat, 'seat').mine)
    .flatMap((seat) => leftOf(seat) ?? []);
  const limits = together.value === null ? own : [...own, together.value];
  return limits.length === 0 ? null : Math.min(...limits);
}
