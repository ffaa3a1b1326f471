import { asSeat } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { Clock } from './clock.ts';

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
