import { describe, expect, it } from 'vitest';
import { answerTimes, panIn, type TraceEvent } from './trace.ts';

const MAIN = 1;
const COMPOSITOR = 2;
const HOST = 3;

/** An event at a millisecond. */
const at = (ms: number, name: string, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  cat: 'devtools.timeline',
  ph: 'X',
  ts: 1000 * ms,
  dur: 1000,
  pid: 7,
  tid: MAIN,
  ...more,
});
const mark = (ms: number, name: string): TraceEvent =>
  at(ms, name, { cat: 'blink.user_timing', ph: 'I' });
const draw = (ms: number): TraceEvent => at(ms, 'DrawFrame', { ph: 'I', tid: COMPOSITOR });
const HOST_NAME = at(0, 'thread_name', {
  ph: 'M',
  tid: HOST,
  args: { name: 'DedicatedWorker thread' },
});

describe('the time of an answer', () => {
  it('ends with the first frame that can show it, and counts the host four times', () => {
    const trace = [
      HOST_NAME,
      mark(10, 'act'),
      at(11, 'Commit'),
      draw(12),
      at(15, 'RunTask', { tid: HOST, dur: 2000 }),
      at(16, 'RunTask', { dur: 5000 }),
      mark(30, 'answered'),
      draw(31),
      at(35, 'Commit'),
      draw(40),
      at(45, 'RunTask', { tid: HOST, dur: 9000 }),
    ];
    expect(answerTimes(trace.toReversed())).toEqual([30 + 3 * 2]);
  });

  it('is not told of an action without an answer, or of another process', () => {
    expect(answerTimes([mark(1, 'act'), at(2, 'Commit'), draw(3)])).toEqual([]);
    const elsewhere = [at(3, 'Commit', { pid: 8 }), { ...draw(4), pid: 8 }];
    expect(answerTimes([mark(1, 'act'), mark(2, 'answered'), ...elsewhere])).toEqual([]);
  });
});

it('counts the frames of a pan, and finds the longest wait', () => {
  const trace = [
    mark(1000, 'pan'),
    at(900, 'Commit'),
    ...[1100, 1200, 1300, 1800].map((ms) => at(ms, 'Commit')),
    draw(1400),
    mark(2000, 'rest'),
    at(2100, 'Commit'),
  ];
  expect(panIn(trace)).toEqual({ framesPerSecond: 4, longest: 500 });
});
