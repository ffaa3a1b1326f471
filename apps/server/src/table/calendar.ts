/** When somebody's time runs: in their playing hours, by the clocks of where they are, and not on their holidays. */
import type { Calendar, ClockSettings, Holiday, OverDays } from '@deadlight/host';

const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
/** However a calendar is made, time runs again after that. */
const FOR_EVER = 400 * DAY;

/** From a time until another, in milliseconds. */
export type Span = readonly [from: number, to: number];

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** What clocks show there, as if it were the time of Greenwich. */
function shownAt(zone: string, time: number): number {
  const parts = formatOf(zone).formatToParts(time);
  const of = (part: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find(({ type }) => type === part)?.value);
  const day = Date.UTC(of('year'), of('month') - 1, of('day'));
  return day + ((of('hour') * 60 + of('minute')) * 60 + of('second')) * 1000;
}

/** When clocks there show a time. One that they skip in spring is an hour later, one that they repeat is the first. */
function timeOf(zone: string, shown: number): number {
  const first = shown - (shownAt(zone, shown) - shown);
  return first - (shownAt(zone, first) - shown);
}

/** When it was a full hour there last. */
export function lastAt(zone: string, hour: number, now: number): number {
  const today = Math.floor(shownAt(zone, now) / DAY) * DAY + hour * 60 * MINUTE;
  const time = timeOf(zone, today);
  return time <= now ? time : timeOf(zone, today - DAY);
}

/** When it will be that hour there next. */
export function nextAt(zone: string, hour: number, now: number): number {
  const today = Math.floor(shownAt(zone, now) / DAY) * DAY + hour * 60 * MINUTE;
  const time = timeOf(zone, today);
  return time > now ? time : timeOf(zone, today + DAY);
}

/** The day that it is there: `2026-12-24`. */
export const dayAt = (zone: string, time: number): string => nameOf(shownAt(zone, time));

const nameOf = (shown: number): string =>
  new Date(shown).toISOString().slice(0, 'yyyy-mm-dd'.length);

const isHoliday = (holidays: readonly Holiday[], day: string): boolean =>
  holidays.some(({ from, to }) => from <= day && day <= to);

/** When time runs for somebody from a time on, without end. */
export function* openSpans(calendar: Calendar | null, since: number): Iterable<Span> {
  if (calendar === null) return yield [since, Number.POSITIVE_INFINITY];
  const { zone, hours, holidays } = calendar;
  const from = (hours?.from ?? 0) * MINUTE;
  const until = (hours?.to ?? 0) * MINUTE;
  const to = until > from ? until : until + DAY;
  const most = since + FOR_EVER;
  // The hours of the day before may go on after midnight.
  let day = Math.floor(shownAt(zone, since) / DAY) * DAY - DAY;
  for (; ; day += DAY) {
    if (isHoliday(holidays, nameOf(day))) {
      if (day > most) break;
      continue;
    }
    const [begins, ends] = [timeOf(zone, day + from), timeOf(zone, day + to)];
    if (begins > most) break;
    if (ends > since) yield [Math.max(begins, since), ends];
  }
  yield [most, Number.POSITIVE_INFINITY];
}

/** The spans without what lies in others, which are in order and do not overlap. */
export function* without(spans: Iterable<Span>, cut: readonly Span[]): Iterable<Span> {
  for (const [from, to] of spans) {
    let start = from;
    for (const [off, on] of cut) {
      if (on <= start || off >= to) continue;
      if (off > start) yield [start, off];
      start = on;
    }
    if (start < to) yield [start, to];
  }
}

/** How much of the spans has passed by a time. */
export function passedIn(spans: Iterable<Span>, now: number): number {
  let passed = 0;
  for (const [from, to] of spans) {
    if (from >= now) break;
    passed += Math.min(to, now) - from;
  }
  return passed;
}

/** When a number of milliseconds of the spans will have passed. */
export function endIn(spans: Iterable<Span>, ms: number): number {
  let left = ms;
  for (const [from, to] of spans) {
    if (from + left <= to) return from + left;
    left -= to - from;
  }
  return Number.POSITIVE_INFINITY;
}

interface Seated {
  readonly clock: ClockSettings | null;
  readonly seats: readonly { readonly calendar: Calendar | null }[];
}

/** When each person plays, as far as it counts at the table. */
export const calendarsOf = ({ clock, seats }: Seated): (Calendar | null)[] =>
  seats.map(({ calendar }) => countedAt(clock?.days, calendar));

function countedAt(days: OverDays | undefined, calendar: Calendar | null): Calendar | null {
  if (days === undefined || calendar === null) return null;
  const hours = days.hours ? calendar.hours : null;
  const holidays = days.holidays ? calendar.holidays : [];
  return hours === null && holidays.length === 0 ? null : { ...calendar, hours, holidays };
}
