/** What somebody may say about when they play: nobody keeps the others waiting by it for ever. */
import { type Calendar, HOURS_AGAIN, MAX_HOLIDAYS, MIN_HOURS } from '@deadlight/host';
import { NotPermitted } from '../socket/client.ts';
import { DAY, dayAt, isZone } from '../table/calendar.ts';

export interface KeptCalendar {
  /** Null: they have removed it. */
  readonly calendar: Calendar | null;
  /** When time zone or hours were changed last. */
  readonly hoursSince: number;
}

const MINUTES = 24 * 60;

const bad = (why: string): NotPermitted => new NotPermitted('refused', why);

/** All days of the holidays, as they are named. */
function daysOf(calendar: Calendar | null): Set<string> {
  const days = new Set<string>();
  for (const { from, to } of calendar?.holidays ?? []) {
    const [first, last] = [Date.parse(from), Date.parse(to)];
    if (!(first <= last) || last - first >= MAX_HOLIDAYS * DAY)
      throw bad('holidays begin before they end, and last for 30 days at most');
    for (let day = first; day <= last; day += DAY)
      days.add(new Date(day).toISOString().slice(0, 'yyyy-mm-dd'.length));
  }
  return days;
}

const hoursOf = (calendar: Calendar | null): string =>
  JSON.stringify([calendar?.zone ?? null, calendar?.hours?.from, calendar?.hours?.to]);

function checkHours({ zone, hours }: Calendar): void {
  if (!isZone(zone)) throw bad('there is no such time zone');
  if (hours === null) return;
  const minutes = (hours.to - hours.from + MINUTES) % MINUTES || MINUTES;
  if (minutes < MIN_HOURS * 60) throw bad(`the playing hours are ${MIN_HOURS} at least`);
}

/** Past days stay as they were, and the days of each year are limited. */
function checkHolidays(wanted: Set<string>, before: Set<string>, today: string): void {
  const year = today.slice(0, 'yyyy'.length);
  for (const day of new Set([...wanted, ...before])) {
    const isOver = day < today && day.startsWith(year);
    if (isOver && wanted.has(day) !== before.has(day))
      throw bad('a day that is over stays as it was');
  }
  const years = new Map<string, number>();
  for (const day of wanted) {
    const of = day.slice(0, 'yyyy'.length);
    years.set(of, (years.get(of) ?? 0) + 1);
  }
  for (const days of years.values())
    if (days > MAX_HOLIDAYS) throw bad(`a year has ${MAX_HOLIDAYS} days of holiday at most`);
}

/** What is kept from now on; throws if it may not be. */
export function keptCalendar(
  wanted: Calendar | null,
  before: KeptCalendar | undefined,
  now: number,
): KeptCalendar {
  if (wanted !== null) checkHours(wanted);
  const was = before?.calendar ?? null;
  const zone = wanted?.zone ?? was?.zone ?? 'UTC';
  checkHolidays(daysOf(wanted), daysOf(was), dayAt(zone, now));
  const isChanged = hoursOf(wanted) !== hoursOf(was);
  if (isChanged && now < hoursAgain(before)) throw bad('the hours may be changed once a day');
  const year = dayAt(zone, now).slice(0, 'yyyy'.length);
  const holidays = wanted?.holidays.filter(({ to }) => to >= year) ?? [];
  return {
    calendar: wanted === null ? null : { ...wanted, holidays },
    hoursSince: isChanged ? now : (before?.hoursSince ?? 0),
  };
}

/** From when on time zone and hours may be changed. */
export const hoursAgain = (kept: KeptCalendar | undefined): number =>
  kept === undefined || kept.hoursSince === 0 ? 0 : kept.hoursSince + HOURS_AGAIN;
