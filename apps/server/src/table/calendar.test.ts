import type { Calendar } from '@deadlight/host';
import { describe, expect, it } from 'vitest';
import {
  calendarsOf,
  dayAt,
  endIn,
  isZone,
  lastAt,
  nextAt,
  openSpans,
  passedIn,
  type Span,
  without,
} from './calendar.ts';
import { EMPTY } from './seating.ts';

const HOUR = 3_600_000;
const t = (text: string): number => Date.parse(text);

const berlin = (more: Partial<Calendar> = {}): Calendar => ({
  zone: 'Europe/Berlin',
  hours: { from: 8 * 60, to: 22 * 60 },
  holidays: [],
  ...more,
});

function first(calendar: Calendar | null, since: string, count: number): string[][] {
  const found: string[][] = [];
  for (const [from, to] of openSpans(calendar, t(since))) {
    found.push([from, to].map((time) => new Date(time).toISOString().slice(0, 16)));
    if (found.length === count) return found;
  }
  return found;
}

describe('a calendar', () => {
  it('opens at the playing hours, by the clocks of the place, in winter and in summer', () => {
    expect(first(berlin(), '2026-01-10T23:00Z', 1)).toEqual([
      ['2026-01-11T07:00', '2026-01-11T21:00'],
    ]);
    // In the middle of them; and the night in which the clocks are put on.
    expect(first(berlin(), '2026-03-28T12:00Z', 2)).toEqual([
      ['2026-03-28T12:00', '2026-03-28T21:00'],
      ['2026-03-29T06:00', '2026-03-29T20:00'],
    ]);
  });

  it('goes on after midnight where the hours do', () => {
    const late = { zone: 'America/New_York', hours: { from: 18 * 60, to: 2 * 60 }, holidays: [] };
    expect(first(late, '2026-07-02T05:00Z', 2)).toEqual([
      ['2026-07-02T05:00', '2026-07-02T06:00'],
      ['2026-07-02T22:00', '2026-07-03T06:00'],
    ]);
  });

  it('leaves out holidays, which are days of the place', () => {
    const away = berlin({ hours: null, holidays: [{ from: '2026-12-24', to: '2026-12-26' }] });
    expect(first(away, '2026-12-23T12:00Z', 2)).toEqual([
      ['2026-12-23T12:00', '2026-12-23T23:00'],
      ['2026-12-26T23:00', '2026-12-27T23:00'],
    ]);
    expect(dayAt('Europe/Berlin', t('2026-12-23T23:30Z'))).toBe('2026-12-24');
  });

  it('lets time run again in the end, whatever it says', () => {
    const never = berlin({ holidays: [{ from: '2026-01-01', to: '2100-01-01' }] });
    const end = endIn(openSpans(never, t('2026-05-01T00:00Z')), HOUR);
    expect(end).toBeLessThan(t('2027-07-01T00:00Z'));
  });

  it('counts what has passed, and says when a time will have passed', () => {
    const since = t('2026-01-10T20:00Z');
    expect(passedIn(openSpans(berlin(), since), t('2026-01-11T09:00Z'))).toBe(3 * HOUR);
    expect(endIn(openSpans(berlin(), since), 3 * HOUR)).toBe(t('2026-01-11T09:00Z'));
    expect(endIn(openSpans(null, since), 3 * HOUR)).toBe(since + 3 * HOUR);
    expect(endIn(openSpans(berlin(), t('2026-01-11T01:00Z')), 0)).toBe(t('2026-01-11T07:00Z'));
  });

  it('counts nothing while no server was there', () => {
    const cut: Span[] = [
      [10, 20],
      [30, 40],
    ];
    const open = (): Iterable<Span> =>
      without(
        [
          [5, 35],
          [38, 100],
        ],
        cut,
      );
    expect([...open()]).toEqual([
      [5, 10],
      [20, 30],
      [40, 100],
    ]);
    expect(passedIn(open(), 50)).toBe(25);
    expect(endIn(open(), 25)).toBe(50);
  });

  it('knows the zones that browsers know, and no others', () => {
    expect(['Europe/Berlin', 'UTC', 'Nowhere/Town', ''].map(isZone)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('counts only as far as the table was opened for that', () => {
    const holidays = [{ from: '2026-12-24', to: '2026-12-26' }];
    const seats = [{ ...EMPTY, calendar: berlin({ holidays }) }, EMPTY];
    const at = (hours: boolean, off: boolean) =>
      calendarsOf({
        seats,
        clock: { bank: 1, more: 0, days: { each: true, hours, holidays: off } },
      });
    expect(at(true, true)).toEqual([berlin({ holidays }), null]);
    expect(at(false, true)).toEqual([berlin({ hours: null, holidays }), null]);
    expect(at(true, false)).toEqual([berlin(), null]);
    expect(at(false, false)).toEqual([null, null]);
    expect(calendarsOf({ seats, clock: { bank: 1, more: 0 } })).toEqual([null, null]);
  });
});

it('finds a full hour by the clocks of a place, also when they are changed', () => {
  const at = (text: string): number => Date.parse(text);
  const both = (now: string): string[] =>
    [lastAt('Europe/Berlin', 18, at(now)), nextAt('Europe/Berlin', 18, at(now))].map((time) =>
      new Date(time).toISOString(),
    );
  const [friday, saturday, sunday] = [
    '2026-03-27T17:00:00.000Z',
    '2026-03-28T17:00:00.000Z',
    '2026-03-29T16:00:00.000Z',
  ];
  expect(both('2026-03-28T16:59:59Z')).toEqual([friday, saturday]);
  expect(both('2026-03-28T17:00:00Z')).toEqual([saturday, sunday]);
  expect(both('2026-03-29T15:59:00Z')).toEqual([saturday, sunday]);
});
