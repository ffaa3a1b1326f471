import type { Calendar } from '@deadlight/host';
import { describe, expect, it } from 'vitest';
import { hoursAgain, type KeptCalendar, keptCalendar } from './calendars.ts';

const NOW = Date.parse('2026-06-10T12:00Z');
const DAY = 24 * 3_600_000;
const calendar = (more: Partial<Calendar> = {}): Calendar => ({
  zone: 'Europe/Berlin',
  hours: { from: 480, to: 1320 },
  holidays: [],
  ...more,
});
const off = (from: string, to = from) => ({ from, to });
const kept = (more: Partial<Calendar> = {}, hoursSince = 0): KeptCalendar => ({
  calendar: calendar(more),
  hoursSince,
});

describe('what somebody says about when they play', () => {
  it('is kept, and hours are changed once a day, be it by removing them', () => {
    const first = keptCalendar(calendar(), undefined, NOW);
    expect(first).toEqual({ calendar: calendar(), hoursSince: NOW });
    expect(hoursAgain(first)).toBe(NOW + DAY);
    const later = calendar({ hours: { from: 540, to: 1320 } });
    expect(() => keptCalendar(later, first, NOW + DAY - 1)).toThrow('once a day');
    expect(() => keptCalendar(null, first, NOW + 1)).toThrow('once a day');
    expect(keptCalendar(later, first, NOW + DAY).calendar).toEqual(later);
    // A holiday has no playing hours.
    const away = calendar({ holidays: [off('2026-07-01', '2026-07-05')] });
    expect(keptCalendar(away, first, NOW + 1)).toEqual({ calendar: away, hoursSince: NOW });
  });

  it.each([
    ['an hour a day', calendar({ hours: { from: 0, to: 60 } })],
    ['nowhere', calendar({ zone: 'Nowhere/Town' })],
    ['two months at once', calendar({ holidays: [off('2026-07-01', '2026-08-30')] })],
    [
      '31 days a year',
      calendar({ holidays: [off('2026-07-01', '2026-07-20'), off('2026-11-01', '2026-11-11')] }),
    ],
    ['the wrong way round', calendar({ holidays: [off('2026-07-05', '2026-07-01')] })],
    ['yesterday', calendar({ holidays: [off('2026-06-09')] })],
  ])('is refused if it is %s', (_, wanted) => {
    expect(() => keptCalendar(wanted, undefined, NOW)).toThrow();
  });

  it('leaves days that are over as they were: they count for the year', () => {
    const before = kept({ holidays: [off('2026-06-01', '2026-06-12')] });
    // Cut short from today on.
    const short = calendar({ holidays: [off('2026-06-01', '2026-06-09')] });
    expect(keptCalendar(short, before, NOW).calendar).toEqual(short);
    expect(() => keptCalendar(calendar(), before, NOW)).toThrow('over');
    expect(() => keptCalendar(null, before, NOW)).toThrow('over');
    const old = kept({ holidays: [off('2025-06-01', '2025-06-12')] });
    const same = calendar({ holidays: [off('2025-06-01', '2025-06-12')] });
    expect(keptCalendar(same, old, NOW).calendar).toEqual(calendar());
  });
});
