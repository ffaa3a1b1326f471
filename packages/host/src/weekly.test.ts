import { checkSetup } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { expect, it } from 'vitest';
import { firstDayOf, ROUNDS, seasonOf, weekDeal, weekNumber } from './weekly.ts';

const DAY = 24 * 60 * 60 * 1000;
const MONDAY = Date.UTC(2026, 10, 16);

it('lasts from Monday to Sunday, in UTC', () => {
  const week = weekNumber(MONDAY);
  expect(weekNumber(MONDAY - 1)).toBe(week - 1);
  expect(weekNumber(MONDAY + 7 * DAY - 1)).toBe(week);
  expect(weekNumber(MONDAY + 7 * DAY)).toBe(week + 1);
  expect(firstDayOf(week) * DAY).toBe(MONDAY);
  expect(weekDeal(week)).toMatchObject({ from: '2026-11-16', to: '2026-11-22' });
});

it('brings another game than the week before, at a table that can be set up', () => {
  const [one, other] = [weekDeal(weekNumber(MONDAY)), weekDeal(weekNumber(MONDAY) + 1)];
  expect(one.game).not.toBe(other.game);
  for (const { game, seats, options } of [one, other])
    expect(checkSetup(GAMES[game]!.game, { seats, options, seed: 'week' }).seats).toBe(seats);
});

it('belongs to a season, whose rounds are weeks in a row', () => {
  const first = seasonOf(weekNumber(MONDAY));
  const weeks = Array.from({ length: ROUNDS }, (_, round) => first + round);
  expect(new Set(weeks.map(seasonOf))).toEqual(new Set([first]));
  expect(seasonOf(first + ROUNDS)).toBe(first + ROUNDS);
});
