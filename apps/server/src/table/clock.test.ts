import { asSeat } from '@deadlight/engine';
import type { Calendar } from '@deadlight/host';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../store/store.ts';
import { Clock, type Stops } from './clock.ts';

const WISH = { bank: 300, more: 20 };
const everybody = (): boolean => true;
const left = (clock: Clock, now: number) => clock.times(now)!.left.map((ms) => ms / 1000);

describe('a clock', () => {
  it('takes time off the person who is asked alone, and gives more when the turn comes round', () => {
    const clock = new Clock(WISH, 3, everybody);
    clock.ask([asSeat(0)], 0);
    clock.run(true, 0);
    expect(left(clock, 0)).toEqual([320, 300, 300]);
    expect(left(clock, 50_000)).toEqual([270, 300, 300]);
    // Several questions in a row are one turn.
    clock.ask([asSeat(0)], 50_000);
    expect(left(clock, 60_000)).toEqual([260, 300, 300]);
    clock.ask([asSeat(1)], 60_000);
    clock.ask([asSeat(0)], 90_000);
    expect(left(clock, 90_000)).toEqual([280, 290, 300]);
  });

  it('charges nobody for a question put to several seats, but limits its time', () => {
    const clock = new Clock(WISH, 3, everybody);
    clock.ask([asSeat(0), asSeat(2)], 0);
    clock.run(true, 0);
    expect(clock.times(10_000)).toMatchObject({ runs: null, together: 50_000 });
    expect(left(clock, 10_000)).toEqual([300, 300, 300]);
    expect(clock.lateSeat(59_999)).toBeUndefined();
    expect(clock.lateSeat(60_000)).toBeNull();
    clock.grant(60_000);
    expect(clock.upIn(60_000)).toBe(60_000);
  });

  it('runs out, stops while nobody is there or in a pause, and ignores bots', () => {
    const clock = new Clock({ bank: 10, more: 0 }, 2, (seat) => seat === 0);
    clock.ask([asSeat(0)], 0);
    clock.run(true, 0);
    clock.run(false, 4000);
    clock.run(true, 100_000);
    expect(clock.upIn(100_000)).toBe(6000);
    clock.pause(true, 101_000);
    expect(clock.upIn(200_000)).toBeNull();
    clock.run(true, 200_000);
    expect(clock.upIn(200_000)).toBeNull();
    clock.pause(false, 200_000);
    expect(clock.lateSeat(204_999)).toBeUndefined();
    expect(clock.lateSeat(300_000)).toBe(0);
    clock.ask([asSeat(1)], 300_000);
    expect(clock.upIn(300_000)).toBeNull();
  });

  it('is restored from the log as it stood, whatever has happened since', () => {
    const clock = new Clock(WISH, 2, everybody, [
      { do: 'decide', seat: asSeat(0), says: 'a', at: 5, left: 100_000 },
      { do: 'clock', left: [90_000, 80_000], turn: asSeat(1), paused: true, at: 6 },
      { do: 'decide', seat: asSeat(1), says: 'b', at: 7, left: 70_000 },
    ]);
    clock.run(true, 1_000_000);
    expect(clock.upIn(1_000_000)).toBeNull();
    expect(left(clock, 1_000_000)).toEqual([90, 70]);
    // The same turn goes on: it has had its time.
    clock.ask([asSeat(1)], 1_000_000);
    expect(left(clock, 1_000_000)).toEqual([90, 70]);
  });
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EACH = { each: true, hours: true, holidays: true };
const NIGHTS: Calendar = { zone: 'UTC', hours: { from: 18 * 60, to: 24 * 60 - 1 }, holidays: [] };

describe('a clock over days', () => {
  it('gives every turn the same time, and runs while nobody is there', () => {
    const clock = new Clock({ bank: 7200, more: 0, days: EACH }, 2, everybody);
    clock.ask([asSeat(0)], 0);
    clock.run(true, 0);
    expect(clock.times(HOUR)).toMatchObject({ left: [HOUR, 2 * HOUR], due: 2 * HOUR });
    clock.ask([asSeat(1)], HOUR);
    clock.ask([asSeat(0)], HOUR);
    expect(clock.times(HOUR)).toMatchObject({ left: [2 * HOUR, 2 * HOUR], due: 3 * HOUR });
    expect(clock.lateSeat(3 * HOUR)).toBe(0);
  });

  it('goes on from its log: what has passed since counts, but not an outage or a night', () => {
    const settings = { bank: 7200, more: 0, days: EACH };
    const evening = Date.parse('2026-05-01T22:30Z');
    const log: Entry[] = [
      { do: 'clock', left: [2 * HOUR, 2 * HOUR], turn: asSeat(0), paused: false, at: evening },
    ];
    const at = (now: number, stops: Partial<Stops> = {}): number | null => {
      const world = { calendars: [], outages: () => [], ...stops };
      const clock = new Clock(settings, 2, everybody, log, world);
      clock.resume([asSeat(0)], now);
      return clock.remaining(now);
    };
    expect(at(evening + HOUR)).toBe(HOUR);
    expect(at(evening + DAY)).toBe(0);
    expect(at(evening + DAY, { outages: () => [[evening + HOUR, evening + DAY]] })).toBe(HOUR);
    const asleep = { calendars: [NIGHTS, null] };
    const minute = 60_000;
    expect(at(evening + 12 * HOUR, asleep)).toBe(2 * HOUR - 89 * minute);
    const clock = new Clock(settings, 2, everybody, log, { ...asleep, outages: () => [] });
    clock.resume([asSeat(0)], evening + 12 * HOUR);
    expect(clock.times(evening + 12 * HOUR)?.due).toBe(Date.parse('2026-05-02T18:31Z'));
  });

  it('waits at a question to several for whoever plays last, and keeps that over a restart', () => {
    const settings = { bank: 7200, more: 0, days: EACH };
    const stops: Stops = { calendars: [NIGHTS, null], outages: () => [] };
    const noon = Date.parse('2026-05-01T12:00Z');
    const both = [asSeat(0), asSeat(1)];
    const clock = new Clock(settings, 2, everybody, [], stops);
    clock.ask(both, noon);
    clock.run(true, noon);
    expect(clock.times(noon)?.due).toBe(Date.parse('2026-05-01T20:00Z'));
    const at = Date.parse('2026-05-01T19:00Z');
    clock.pause(true, at);
    const log = [clock.entry(at)];
    const again = new Clock(settings, 2, everybody, log, stops);
    again.resume(both, at + DAY);
    again.pause(false, at + DAY);
    expect(again.times(at + DAY)?.due).toBe(at + DAY + HOUR);
  });
});
