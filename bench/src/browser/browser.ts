/** Measures the browser client in Chromium, slowed down, through Chromium's own tracing. */
import { randomFrom } from '@deadlight/engine';
import { type Browser, chromium } from 'playwright-core';
import { FLAGS, needChromium } from '../../../scripts/chromium.mjs';
import { serve } from '../../../scripts/static-server.ts';
import { buildWeb } from '../../../scripts/web-build.mjs';
import { median, perSecond } from '../measure.ts';
import { ticTacToeOfPeer } from '../tic-tac-toe.ts';
import { actOn } from './acting.ts';
import { pan } from './panning.ts';
import { answerTimes, CATEGORIES, panIn, SLOWED, type TraceEvent } from './trace.ts';
import { type Visit, visit } from './visit.ts';

/** An action is to be answered within so many milliseconds, and the plan to pan this smoothly. */
export const ANSWER_WITHIN = 100;
export const FRAMES_PER_SECOND = 50;

export interface BrowserReport {
  readonly chromium: string;
  /** How many times slower the processor was made. */
  readonly slowed: number;
  /** What boardgame.io does on this machine in the same run, moves a second; null without it. */
  readonly yardstick: number | null;
  readonly answer: {
    readonly count: number;
    /** Milliseconds from the click to the drawn answer. */
    readonly median: number;
    readonly slowest: number;
    /** The median, in moves of boardgame.io. */
    readonly moves: number | null;
    readonly required: number;
    readonly met: boolean;
  };
  readonly pan: {
    readonly framesPerSecond: number;
    /** Milliseconds between the two frames that were furthest apart. */
    readonly longest: number;
    readonly required: number;
    readonly met: boolean;
  };
}

const FULL = { decisions: 40, pans: 5, milliseconds: 3000 } as const;
const QUICK = { decisions: 12, pans: 3, milliseconds: 1500 } as const;
const YARDSTICK = 500;

const random = randomFrom('browser');
const peer = ticTacToeOfPeer();
const yardsticks = (): number[] =>
  peer === null
    ? []
    : [
        perSecond(
          () => peer(random).moves,
          YARDSTICK,
          () => performance.now(),
        ),
      ];

/** What happens in a page during some work. */
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
  decisions: number,
): Promise<number[]> {
  const guest = await visit(browser, address, { crowded: false });
  // What is done for the first time loads and compiles; that is not counted.
  await actOn(guest, 3);
  const events = await traced(browser, guest, () => actOn(guest, decisions));
  await guest.page.context().close();
  return answerTimes(events);
}

async function measurePans(
  browser: Browser,
  address: string,
  { pans, milliseconds }: typeof FULL | typeof QUICK,
): Promise<ReturnType<typeof panIn>[]> {
  const guest = await visit(browser, address, { crowded: true });
  const measured: ReturnType<typeof panIn>[] = [];
  for (let i = 0; i < pans; i++)
    measured.push(panIn(await traced(browser, guest, () => pan(guest, milliseconds))));
  await guest.page.context().close();
  return measured;
}

export async function benchBrowser(quick: boolean): Promise<BrowserReport> {
  const effort = quick ? QUICK : FULL;
  const { server, port } = await serve(buildWeb(), 0);
  const browser = await chromium.launch({ executablePath: needChromium(), args: [...FLAGS] });
  try {
    const address = `http://localhost:${port}/`;
    const before = yardsticks();
    const answers = await measureAnswers(browser, address, effort.decisions);
    const pans = await measurePans(browser, address, effort);
    const measured = [...before, ...yardsticks()];
    const moves = measured.length === 0 ? null : median(measured);
    const fps = median(pans.map(({ framesPerSecond }) => framesPerSecond));
    return {
      chromium: browser.version(),
      slowed: SLOWED,
      yardstick: moves,
      answer: {
        count: answers.length,
        median: median(answers),
        slowest: Math.max(...answers),
        moves: moves === null ? null : (median(answers) * moves) / 1000,
        required: ANSWER_WITHIN,
        met: median(answers) <= ANSWER_WITHIN,
      },
      pan: {
        framesPerSecond: fps,
        longest: median(pans.map(({ longest }) => longest)),
        required: FRAMES_PER_SECOND,
        met: fps >= FRAMES_PER_SECOND,
      },
    };
  } finally {
    await browser.close();
    server.close();
  }
}
