import { checkSetup, seedBytes } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { expect, it } from 'vitest';
import { dayOfSeed, dealOf } from './daily.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOON = Date.UTC(2026, 10, 17, 12);

it('is the same for everybody on a day, and another on the next', () => {
  expect(dealOf(NOON)).toEqual(dealOf(NOON + 11 * 60 * 60 * 1000));
  expect(dealOf(NOON).day).toBe('2026-11-17');
  expect(dealOf(NOON + DAY).seed).not.toBe(dealOf(NOON).seed);
});

it('brings every game within a week, at a table that can be set up', () => {
  const week = Array.from({ length: 7 }, (_, i) => dealOf(NOON + i * DAY));
  expect(new Set(week.map(({ game }) => game))).toEqual(new Set(['panic', 'nemesis', 'lockdown']));
  for (const { game, seats, options, seed } of week)
    expect(checkSetup(GAMES[game]!.game, { seats, options, seed }).seats).toBe(seats);
});

it('is known again in a record, also some days later', () => {
  const { seed } = dealOf(NOON);
  expect(dayOfSeed(seedBytes(seed), NOON + 5 * DAY, seedBytes)).toBe('2026-11-17');
  expect(dayOfSeed('another', NOON, seedBytes)).toBeNull();
});
