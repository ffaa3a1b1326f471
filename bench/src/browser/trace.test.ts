import { describe, expect, it } from 'vitest';
import { answersIn, panIn, type TraceEvent } from './trace.ts';

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
/** A task with a CPU time and a longer wall-clock time. */
const task = (ms: number, tid: number, busy: number): TraceEvent =>
  at(ms, 'RunTask', { tid, tdur: 1000 * busy, dur: 9000 * busy });

const named = (tid: number, name: string): TraceEvent =>
  at(0, 'thread_name', { ph: 'M', tid, args: { name } });
const THREADS = [
  named(MAIN, 'CrRendererMain'),
  named(COMPOSITOR, 'Compositor'),
  named(HOST, 'DedicatedWorker thread'),
];

describe('an answer', () => {
  it('costs the time of page, host and screen in sequence until the first beat, times four', () => {
    const trace = [
      ...THREADS,
      task(5, MAIN, 50),
      mark(10, 'act'),
      at(11, 'Commit'),
      draw(12),
      task(14, COMPOSITOR, 7),
      task(15, HOST, 2),
      task(16, MAIN, 5),
      mark(30, 'answered'),
      draw(31),
      task(32, HOST, 11),
      task(34, MAIN, 3),
      at(35, 'Commit'),
      task(36, COMPOSITOR, 1),
      task(37, MAIN, 13),
      draw(40),
      task(45, HOST, 9),
    ];
    const work = 4 * (2 + 5 + 3 + 1);
    expect(answersIn(trace.toReversed())).toEqual([{ work, busy: work, passed: 30 }]);
  });

  it('is corrected by the slowdown of the yardstick before it', () => {
    const answered = (ms: number, yardstick: number): TraceEvent[] => [
      task(ms, MAIN, yardstick),
      mark(ms + 1, 'yardstick'),
      mark(ms + 10, 'act'),
      task(ms + 11, MAIN, 6),
      mark(ms + 20, 'answered'),
      at(ms + 21, 'Commit'),
      draw(ms + 22),
    ];
    const found = answersIn([...THREADS, ...answered(100, 2), ...answered(200, 3)]);
    expect(found.map(({ work, busy }) => [work, busy])).toEqual([
      [24, 24],
      [16, 24],
    ]);
  });

  it('is not reported for an action without one, or for another process', () => {
    expect(answersIn([mark(1, 'act'), at(2, 'Commit'), draw(3)])).toEqual([]);
    const elsewhere = [at(3, 'Commit', { pid: 8 }), { ...draw(4), pid: 8 }];
    expect(answersIn([mark(1, 'act'), mark(2, 'answered'), ...elsewhere])).toEqual([]);
  });
});

it('counts the frames that a slower processor can draw, and finds the slowest', () => {
  const frame = (ms: number, main: number, compositor: number): TraceEvent[] => [
    task(ms - 20, MAIN, main),
    task(ms - 10, COMPOSITOR, compositor),
    at(ms, 'Commit'),
  ];
  const trace = [
    mark(1000, 'pan'),
    task(900, MAIN, 100),
    ...[1100, 1200, 1300].flatMap((ms) => frame(ms, 2, 5)),
    ...frame(1800, 2, 25),
    mark(2000, 'rest'),
    task(2050, COMPOSITOR, 100),
  ];
  expect(panIn(trace)).toEqual({ framesPerSecond: 1000 / (4 * 10), longest: 100, seen: 4 });
  const idle = [mark(1000, 'pan'), ...frame(1100, 1, 1), mark(2000, 'rest')];
  expect(panIn(idle).framesPerSecond).toBe(60);
});
