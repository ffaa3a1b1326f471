/** What Chromium's own trace says of a page: what answers and frames cost, in time of the processor. */

/** An event of a trace; times are in microseconds, `tdur` is that of the processor alone. */
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
export const YARDSTICK = 'yardstick';
export const PAN = 'pan';
export const REST = 'rest';

/** How many times slower a player's processor may be. Time of the processor is counted so often. */
export const SLOWED = 4;
/** No screen shows more. */
const FULL = 60;

const byTime = (a: TraceEvent, b: TraceEvent): number => a.ts - b.ts;

/** The events of the process that the marks are in. */
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

/** The tasks of each thread, by its name as far as that matters. */
function threadsOf(events: readonly TraceEvent[]): Map<string, TraceEvent[]> {
  const names = new Map(
    events
      .filter(({ name }) => name === 'thread_name')
      .map(({ tid, args }) => [tid, String(args?.['name'])]),
  );
  const tasks = events.filter(({ name }) => name === 'RunTask');
  return Map.groupBy(tasks, ({ tid }) => names.get(tid) ?? String(tid));
}

/** Milliseconds of the processor, on a slower one. */
const work = (tasks: readonly TraceEvent[]): number =>
  (SLOWED * tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0)) / 1000;

export interface Answer {
  /** Milliseconds of the processor until the first beat begins, on a slower one that has nothing else to do. */
  readonly work: number;
  /** The same with whatever else ran here: it takes the caches, and its share of the core. */
  readonly busy: number;
  /** Milliseconds that passed here meanwhile. */
  readonly passed: number;
}

/** How many times longer than at best the yardstick took that was laid on last. */
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
 * What a player waits for between a click and the first frame of what comes of it: the page, until it has handed that
 * frame over; the host, until it has answered; then whatever puts the frame on the screen. Threads work side by side:
 * what they do for something else meanwhile, or afterwards, keeps nobody waiting. Pixels are left to the graphics
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
  /** Frames a second that a slower processor has the time for. */
  readonly framesPerSecond: number;
  /** Milliseconds of the frame that took longest, on a slower one. */
  readonly longest: number;
  /** Frames a second that were seen here. */
  readonly seen: number;
}

/** What a frame costs while the plan is dragged; threads work side by side, so the slowest of them counts. */
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
