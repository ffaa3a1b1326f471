/** Reads Chromium's trace of a page: the CPU time of answers and frames. */

/** A trace event; times are in microseconds, `tdur` is CPU time. */
export interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: Readonly<Record<string, unknown>>;
}

/** The required trace categories. */
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
export const YARDSTICK = 'yardstick';
export const PAN = 'pan';
export const REST = 'rest';

/** Assumed slowdown of a player's processor. CPU time is multiplied by it. */
export const SLOWED = 4;
/** The maximum frame rate of a screen. */
const FULL = 60;

const byTime = (a: TraceEvent, b: TraceEvent): number => a.ts - b.ts;

/** The events of the process that has the marks. */
function ofPage(events: readonly TraceEvent[]): TraceEvent[] {
  const mark = events.find(({ cat }) => cat === 'blink.user_timing');
  return events.filter(({ pid }) => pid === mark?.pid).sort(byTime);
}

const marks = (events: readonly TraceEvent[], wanted: string): TraceEvent[] =>
  events.filter(({ cat, name }) => cat === 'blink.user_timing' && name === wanted);

const commitsIn = (events: readonly TraceEvent[]): TraceEvent[] =>
  events.filter(({ name, ph }) => name === 'Commit' && ph === 'X');

const within = (from: number, to: number) => (event: TraceEvent) =>
  event.ts >= from && event.ts < to;

/** The names of the threads that an answer goes through. */
const MAIN = 'CrRendererMain';
const HOST = 'DedicatedWorker thread';
const COMPOSITOR = 'Compositor';

/** The tasks of each relevant thread, by name. */
function threadsOf(events: readonly TraceEvent[]): Map<string, TraceEvent[]> {
  const names = new Map(
    events
      .filter(({ name }) => name === 'thread_name')
      .map(({ tid, args }) => [tid, String(args?.['name'])]),
  );
  const tasks = events.filter(({ name }) => name === 'RunTask');
  return Map.groupBy(tasks, ({ tid }) => names.get(tid) ?? String(tid));
}

/** CPU milliseconds, scaled to a slower processor. */
const work = (tasks: readonly TraceEvent[]): number =>
  (SLOWED * tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0)) / 1000;

export interface Answer {
  /** CPU milliseconds to the first beat, on a slower processor without other load. */
  readonly work: number;
  /** The same with the other load on this machine, which takes caches and a share of the core. */
  readonly busy: number;
  /** Wall-clock milliseconds on this machine. */
  readonly passed: number;
}

/** Slowdown: the last yardstick time divided by the best. */
function slownessIn(
  events: readonly TraceEvent[],
  tasks: readonly TraceEvent[],
): (ts: number) => number {
  const laid = marks(events, YARDSTICK).flatMap(({ ts }) => {
    const task = tasks.findLast((one) => one.ts <= ts);
    return task?.tdur === undefined ? [] : [{ ts, took: task.tdur }];
  });
  const best = Math.min(...laid.map(({ took }) => took));
  return (ts) => (laid.findLast((one) => one.ts < ts)?.took ?? best) / best || 1;
}

/**
 * The latency a player perceives from a click to the first frame of its result: the page, until it has handed that
 * frame over; the host, until it has answered; then putting the frame on the screen. Threads run in parallel:
 * their unrelated or later work keeps nobody waiting. Rasterization is left to the graphics
 * processor, which these measurements do not have.
 */
export function answersIn(all: readonly TraceEvent[]): Answer[] {
  const events = ofPage(all);
  const threads = threadsOf(events);
  const commits = commitsIn(events);
  const draws = events.filter(({ name }) => name === 'DrawFrame');
  const during = (thread: string, from: number, to: number): number =>
    work((threads.get(thread) ?? []).filter(within(from, to)));
  const slowness = slownessIn(events, threads.get(MAIN) ?? []);
  return marks(events, ACT).flatMap(({ ts: acted }) => {
    const answered = marks(events, ANSWERED).find(({ ts }) => ts > acted);
    const commit = commits.find(({ ts }) => ts > (answered?.ts ?? Number.POSITIVE_INFINITY));
    const drawn = draws.find(({ ts }) => ts > (commit?.ts ?? Number.POSITIVE_INFINITY));
    if (answered === undefined || commit === undefined || drawn === undefined) return [];
    const busy =
      during(MAIN, acted, commit.ts) +
      during(HOST, acted, answered.ts) +
      during(COMPOSITOR, commit.ts, drawn.ts);
    return [{ work: busy / slowness(acted), busy, passed: (drawn.ts - acted) / 1000 }];
  });
}

export interface Pan {
  /** Frames per second that a slower processor can draw. */
  readonly framesPerSecond: number;
  /** Milliseconds of the slowest frame, on a slower processor. */
  readonly longest: number;
  /** Frames per second seen on this machine. */
  readonly seen: number;
}

/** The cost of a frame while the plan is dragged; threads run in parallel, so the slowest one counts. */
export function panIn(all: readonly TraceEvent[]): Pan {
  const events = ofPage(all);
  const [from, to] = [marks(events, PAN)[0]!.ts, marks(events, REST)[0]!.ts];
  const frames = commitsIn(events).filter(within(from, to));
  const threads = [...threadsOf(events).values()].map((tasks) => tasks.filter(within(from, to)));
  const each = Math.max(...threads.map(work)) / frames.length;
  const ends = [from, ...frames.map(({ ts }) => ts)];
  const longest = threads.flatMap((tasks) =>
    ends.slice(1).map((end, i) => work(tasks.filter(within(ends[i]!, end)))),
  );
  return {
    framesPerSecond: Math.min(FULL, 1000 / each),
    longest: Math.max(...longest),
    seen: (1e6 * frames.length) / (to - from),
  };
}
