/** Measures the browser client in Chromium, through Chromium's own tracing. */
import { type Browser, chromium } from 'playwright-core';
import { FLAGS, needChromium } from '../../../scripts/chromium.mjs';
import { serve } from '../../../scripts/static-server.ts';
import { buildWeb } from '../../../scripts/web-build.mjs';
import { median } from '../measure.ts';
import { actOn } from './acting.ts';
import { shiftsSeen } from './in-page.mjs';
import { pan } from './panning.ts';
import {
  type Answer,
  answersIn,
  CATEGORIES,
  type Pan,
  panIn,
  SLOWED,
  type TraceEvent,
} from './trace.ts';
import { type Visit, visit } from './visit.ts';

/** The latency limit of an action in milliseconds, and the frame rate required while panning. */
const ANSWER_WITHIN = 100;
const FRAMES_PER_SECOND = 50;
/** How much of the screen may move at a decision, on average, as browsers measure it. */
const SHIFT = 0.02;

export interface BrowserGameReport {
  readonly name: string;
  readonly answer: {
    readonly count: number;
    /** CPU milliseconds from the click to the first beat, scaled to a slower processor. */
    readonly median: number;
    readonly slowest: number;
    /** The median including other load on this machine, i.e. without the yardstick correction. */
    readonly busy: number;
    /** Wall-clock milliseconds on this machine, with its other load. */
    readonly passed: number;
    readonly required: number;
    readonly met: boolean;
  };
  readonly pan: {
    readonly framesPerSecond: number;
    /** Milliseconds of the slowest frame. */
    readonly longest: number;
    /** Frames per second on this machine, with its other load. */
    readonly seen: number;
    readonly required: number;
    readonly met: boolean;
  };
  /** What moves at a decision without having been moved, on average. */
  readonly shift: {
    readonly desk: number;
    readonly phone: number;
    readonly required: number;
    readonly met: boolean;
  };
}

export interface BrowserReport {
  readonly chromium: string;
  /** Assumed slowdown of a player's processor relative to this one. */
  readonly slowed: number;
  readonly games: readonly BrowserGameReport[];
}

/** Each by the class of its card. A station has to grow before there is something to pan. */
const GAMES = [
  { name: 'Nemesis', theme: 'ship', grows: 0 },
  { name: 'Nemesis: Lockdown', theme: 'mars', grows: 0 },
  { name: 'Panic Station', theme: 'station', grows: 14 },
] as const;
type Game = (typeof GAMES)[number];

const FULL = { decisions: 40, pans: 5, milliseconds: 3000 } as const;
const QUICK = { decisions: 12, pans: 3, milliseconds: 1500 } as const;
type Effort = typeof FULL | typeof QUICK;

/** Traces a page during some work. */
async function traced(
  browser: Browser,
  { page }: Visit,
  work: () => Promise<void>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const trace = await browser.stopTracing();
  return JSON.parse(trace.toString()).traceEvents;
}

async function measureAnswers(
  browser: Browser,
  address: string,
  { theme }: Game,
  decisions: number,
): Promise<Answer[]> {
  const guest = await visit(browser, address, { theme, crowded: false });
  // The first run loads and compiles, and is not counted.
  await actOn(guest, 3);
  const events = await traced(browser, guest, () => actOn(guest, decisions));
  await guest.page.context().close();
  return answersIn(events);
}

async function measurePans(
  browser: Browser,
  address: string,
  { theme, grows }: Game,
  { pans, milliseconds }: Effort,
): Promise<Pan[]> {
  const guest = await visit(browser, address, { theme, crowded: true });
  await actOn(guest, grows);
  const measured: Pan[] = [];
  for (let i = 0; i < pans; i++)
    measured.push(panIn(await traced(browser, guest, () => pan(guest, milliseconds))));
  await guest.page.context().close();
  return measured;
}

/** What moves at a decision, on average. */
async function measureShifts(
  browser: Browser,
  address: string,
  { theme }: Game,
  { decisions }: Effort,
  phone: boolean,
): Promise<number> {
  const guest = await visit(browser, address, { theme, crowded: false, phone });
  await actOn(guest, decisions);
  const shifts = await guest.page.evaluate(shiftsSeen);
  await guest.page.context().close();
  return shifts.reduce((sum, one) => sum + one, 0) / Math.max(1, shifts.length);
}

async function measure(
  browser: Browser,
  address: string,
  game: Game,
  effort: Effort,
): Promise<BrowserGameReport> {
  const answers = await measureAnswers(browser, address, game, effort.decisions);
  const pans = await measurePans(browser, address, game, effort);
  const desk = await measureShifts(browser, address, game, effort, false);
  const phone = await measureShifts(browser, address, game, effort, true);
  const work = answers.map((one) => one.work);
  const framesPerSecond = median(pans.map((one) => one.framesPerSecond));
  return {
    name: game.name,
    answer: {
      count: answers.length,
      median: median(work),
      slowest: Math.max(...work),
      busy: median(answers.map(({ busy }) => busy)),
      passed: median(answers.map(({ passed }) => passed)),
      required: ANSWER_WITHIN,
      met: median(work) <= ANSWER_WITHIN,
    },
    pan: {
      framesPerSecond,
      longest: median(pans.map(({ longest }) => longest)),
      seen: median(pans.map(({ seen }) => seen)),
      required: FRAMES_PER_SECOND,
      met: framesPerSecond >= FRAMES_PER_SECOND,
    },
    shift: { desk, phone, required: SHIFT, met: Math.max(desk, phone) <= SHIFT },
  };
}

export async function benchBrowser(
  quick: boolean,
  tell: (game: string) => void = () => undefined,
): Promise<BrowserReport> {
  const { server, port } = await serve(buildWeb(), 0);
  const browser = await chromium.launch({ executablePath: needChromium(), args: [...FLAGS] });
  try {
    const games: BrowserGameReport[] = [];
    for (const game of GAMES) {
      tell(game.name);
      games.push(await measure(browser, `http://localhost:${port}/`, game, quick ? QUICK : FULL));
    }
    return { chromium: browser.version(), slowed: SLOWED, games };
  } finally {
    await browser.close();
    server.close();
  }
}
