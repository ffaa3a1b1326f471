import { expect, it } from 'vitest';
import { chronicled, streakOf } from './career.ts';
import type { Played } from './played.ts';

const onDays = (...days: readonly (string | null)[]): Played[] =>
  days.map((daily) => ({ daily }) as unknown as Played);

it('counts days in a row over the ends of months, until today or yesterday', () => {
  const games = onDays('2026-10-30', '2026-10-31', null, '2026-11-01', '2026-11-05', '2026-11-05');
  expect(streakOf(games, '2026-11-01')).toEqual({ now: 3, best: 3 });
  expect(streakOf(games, '2026-11-02')).toEqual({ now: 3, best: 3 });
  expect(streakOf(games, '2026-11-03')).toEqual({ now: 0, best: 3 });
  expect(streakOf(games, '2026-11-05')).toEqual({ now: 1, best: 3 });
  expect(streakOf([], '2026-11-05')).toEqual({ now: 0, best: 0 });
});

it('leaves out games of long ago, of which only numbers are known', () => {
  const told = { icon: 'x', colour: 'y', fate: '', ended: '', scars: [], saw: [] };
  const games = [{ id: 'old' }, { id: 'new', told }] as unknown as Played[];
  expect(chronicled(games).map(({ id }) => id)).toEqual(['new']);
});
