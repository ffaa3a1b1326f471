/** What Chromium's own trace says of a page: when answers were drawn, and how many frames. */

/** An event of a trace; times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: Readonly<Record<string, unknown>>;
}

/** The categories that are needed. */
export const CATEGORIES = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  '__metadata',
];

/** Marks that the page is made to set. */
export const ACT = 'act';
export const ANSWERED = 'answered';
export const PAN = 'pan';
export const REST = 'rest';

/** How many times slower the page is made. */
export const SLOWED = 4;

const byTime = (a: TraceEvent, b: TraceEvent): number => a.ts - b.ts;

/** The events of the process that the marks are in. */
function ofPage(events: readonly TraceEvent[]): TraceEvent[] {
  const mark = events.find(({ cat }) => cat === 'blink.user_timing');
  return events.filter(({ pid }) => pid === mark?.pid).sort(byTime);
}

const isMark = ({ cat }: TraceEvent, name: string, event: string): boolean =>
  cat === 'blink.user_timing' && event === name;

const marks = (events: readonly TraceEvent[], name: string): TraceEvent[] =>
  events.filter((event) => isMark(event, name, event.name));

const within = (from: number, to: number) => (event: TraceEvent) =>
  event.ts >= from && event.ts < to;

/** Chromium cannot slow a worker: its work is counted as often as the page is slower. */
function hostTime(events: readonly TraceEvent[], from: number, to: number): number {
  const threads = events.filter(
    ({ name, args }) => name === 'thread_name' && String(args?.['name']).startsWith('Dedicated'),
  );
  const ids = new Set(threads.map(({ tid }) => tid));
  return events
    .filter(({ name, tid }) => name === 'RunTask' && ids.has(tid))
    .filter(within(from, to))
    .reduce((sum, { dur = 0 }) => sum + dur, 0);
}

/** Milliseconds from each action until what came of it was drawn. */
export function answerTimes(all: readonly TraceEvent[]): number[] {
  const events = ofPage(all);
  const commits = events.filter(({ name, ph }) => name === 'Commit' && ph === 'X');
  const draws = events.filter(({ name }) => name === 'DrawFrame');
  return marks(events, ACT).flatMap(({ ts: acted }) => {
    const answered = marks(events, ANSWERED).find(({ ts }) => ts > acted);
    const commit = commits.find(({ ts }) => ts > (answered?.ts ?? Number.POSITIVE_INFINITY));
    const drawn = draws.find(({ ts }) => ts > (commit?.ts ?? Number.POSITIVE_INFINITY));
    if (answered === undefined || drawn === undefined) return [];
    const host = hostTime(events, acted, answered.ts);
    return [(drawn.ts - acted + (SLOWED - 1) * host) / 1000];
  });
}

export interface Pan {
  readonly framesPerSecond: number;
  /** Milliseconds between the two frames that were furthest apart. */
  readonly longest: number;
}

/** Frames that moved the plan while it was dragged; what plays beside the page is not counted. */
export function panIn(all: readonly TraceEvent[]): Pan {
  const events = ofPage(all);
  const [from, to] = [marks(events, PAN)[0]!.ts, marks(events, REST)[0]!.ts];
  const frames = events
    .filter(({ name, ph }) => name === 'Commit' && ph === 'X')
    .filter(within(from, to))
    .map(({ ts }) => ts);
  const gaps = [from, ...frames, to].slice(1).map((ts, i) => ts - [from, ...frames][i]!);
  return {
    framesPerSecond: (1e6 * frames.length) / (to - from),
    longest: Math.max(...gaps) / 1000,
  };
}
