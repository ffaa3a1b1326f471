/** Running clocks: the server sends times now and then, and the page counts on from there. */
import { at } from '@deadlight/engine';
import type { Seat, Times } from '@deadlight/host';
import { computed, signal } from '@preact/signals';
import { live, moment } from '../link.ts';

const SECOND = 1000;

interface Heard {
  readonly times: Times;
  readonly at: number;
  /** The same, as a date. */
  readonly date: number;
}

const heard = signal<Heard | null>(null);
/** Moves on every second while there is a table. */
const now = signal(0);
/** Since when the present question is asked, as far as this page has seen. */
const asked = signal<{ readonly number: number; readonly at: number } | null>(null);

let ticking: ReturnType<typeof setInterval> | undefined;

export function hearTimes(times: Times | null): void {
  clearInterval(ticking);
  heard.value = times === null ? null : { times, at: performance.now(), date: Date.now() };
  now.value = performance.now();
  if (times !== null)
    ticking = setInterval(() => {
      now.value = performance.now();
    }, SECOND);
}

/** A question that was put since the times were told has waited from then on. */
export function startTiming(): void {
  moment.subscribe(noteQuestion);
  live.subscribe(noteQuestion);
}

function noteQuestion(): void {
  const { number } = live.peek() ?? moment.peek() ?? {};
  if (number === undefined) asked.value = null;
  else if (asked.peek()?.number !== number) asked.value = { number, at: performance.now() };
}

const passed = (at: number): number => Math.max(0, now.value - at);

/** How long the game has been waiting for an answer, in milliseconds. */
export const waited = computed(() => {
  const told = heard.value;
  if (told === null) return 0;
  const since = asked.value;
  if (since !== null && since.at > told.at + SECOND) return passed(since.at);
  return told.times.waited + passed(told.at);
});

export const paused = computed(() => heard.value?.times.paused === true);

/** Where it is played over days: when the time of those who are asked is up, as a date; null while it stands. */
export const due = computed(() => heard.value?.times.clock?.due ?? null);

/** Over days, time stands at night and on holidays: what is left is told by the date. */
function untilDue(): number | null {
  const told = heard.value;
  if (told === null || due.value === null) return null;
  return Math.max(0, due.value - told.date - passed(told.at));
}

/** The time left on a seat's clock; null if it has none. */
export function leftOf(seat: Seat): number | null {
  const told = heard.value;
  const clock = told?.times.clock;
  if (told == null || clock == null) return null;
  if (clock.due !== undefined) return clock.runs === seat ? untilDue() : clock.left[seat]!;
  const gone = clock.going && clock.runs === seat ? passed(told.at) : 0;
  return Math.max(0, at(clock.left, seat, 'clock') - gone);
}

/** The time left for a question put to several seats; null if there is no limit. */
export const together = computed(() => {
  const told = heard.value;
  const clock = told?.times.clock;
  if (told == null || clock == null || clock.together === null) return null;
  if (clock.due !== undefined) return untilDue() ?? clock.together;
  return Math.max(0, clock.together - (clock.going ? passed(told.at) : 0));
});

/** `4:05`, or `1:02:03`. */
export function spellTime(ms: number): string {
  const seconds = Math.floor(ms / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
