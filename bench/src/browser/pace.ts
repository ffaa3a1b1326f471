/** Measures how long people wait for their turn, and whether they can read what happens meanwhile. */
import { type Browser, chromium } from 'playwright-core';
import { FLAGS, needChromium } from '../../../scripts/chromium.mjs';
import { serve } from '../../../scripts/static-server.ts';
import { buildWeb } from '../../../scripts/web-build.mjs';
import { median } from '../measure.ts';
import { playTurns, type Seen, type Wait, watchPace } from './pace-in-page.mjs';

/** Seconds from my last decision of a turn to my next: the median, and the longest where nothing great happens. */
const MEDIAN_WAIT = 6;
const LONGEST_WAIT = 15;
/** Milliseconds a word that whatever is shown large stands there. */
const PER_WORD = 200;

/** With two bots, or as few as the game allows. */
const GAMES = [
  { id: 'nemesis', name: 'Nemesis', theme: 'ship', seats: 3 },
  { id: 'lockdown', name: 'Nemesis: Lockdown', theme: 'mars', seats: 3 },
  { id: 'panic', name: 'Panic Station', theme: 'station', seats: 4 },
] as const;
type Game = (typeof GAMES)[number];

const TURNS = { full: 50, quick: 8 } as const;

export interface PaceReport {
  readonly chromium: string;
  readonly games: readonly {
    readonly name: string;
    readonly turns: number;
    /** In seconds. */
    readonly median: number;
    readonly longest: number;
    readonly longestWithoutGreat: number;
    /** The same without what the machine took: its bots, its drawing, and its other programs. */
    readonly planned: { readonly median: number; readonly longestWithoutGreat: number };
    /** The longest wait where nothing great happens, one beat after the other. */
    readonly slowest: Wait['beats'];
    /** The least time a word of any banner, and the words of that banner. */
    readonly perWord: number;
    readonly hasty: string;
    readonly banners: number;
    readonly overlaps: readonly string[];
    readonly met: boolean;
  }[];
}

/** One game after another, until enough turns have been waited for. */
async function watchGames(
  browser: Browser,
  address: string,
  { theme, seats }: Game,
  turns: number,
): Promise<Seen> {
  const all = { waits: [], banners: [], overlaps: [] } as { -readonly [K in keyof Seen]: Seen[K] };
  for (let deal = 1; all.waits.length < turns; deal++) {
    const context = await browser.newContext({
      locale: 'en',
      viewport: { width: 1366, height: 768 },
    });
    await context.addInitScript(watchPace);
    const page = await context.newPage();
    await page.goto(`${address}?seed=pace-${deal}`);
    await page.locator(`.game-card[data-game=${theme}] .plain`).first().click();
    const form = page.locator('dialog[open] .new-game');
    await form.locator(':scope > .fields select').last().selectOption(String(seats));
    await form.locator('[type=submit]').click();
    await page.waitForSelector('.table .room');
    const seen = await page.evaluate(playTurns, { turns: turns - all.waits.length, seed: deal });
    all.waits = [...all.waits, ...seen.waits];
    all.banners = [...all.banners, ...seen.banners];
    all.overlaps = [...all.overlaps, ...seen.overlaps];
    await context.close();
  }
  return all;
}

function judged(name: string, { waits, banners, overlaps }: Seen): PaceReport['games'][number] {
  const seconds = waits.map(({ ms }) => ms / 1000);
  const plain = waits.filter(({ great }) => !great).toSorted((a, b) => b.ms - a.ms);
  const planned = (some: readonly Wait[]): number[] => some.map(({ planned: ms }) => ms / 1000);
  const hasty = banners
    .filter(({ words }) => words > 0)
    .map(({ ms, words, text }) => ({ rate: ms / words, text }))
    .toSorted((a, b) => a.rate - b.rate)[0];
  const report = {
    name,
    turns: waits.length,
    median: median(seconds),
    longest: Math.max(...seconds),
    longestWithoutGreat: (plain[0]?.ms ?? 0) / 1000,
    planned: {
      median: median(planned(waits)),
      longestWithoutGreat: Math.max(0, ...planned(plain)),
    },
    slowest: plain[0]?.beats ?? [],
    perWord: hasty?.rate ?? PER_WORD,
    hasty: hasty?.text ?? '',
    banners: banners.length,
    overlaps: [...new Set(overlaps)],
  };
  const met =
    report.median <= MEDIAN_WAIT &&
    report.longestWithoutGreat <= LONGEST_WAIT &&
    report.perWord >= PER_WORD &&
    overlaps.length === 0;
  return { ...report, met };
}

export async function benchPace(
  { quick, only }: { readonly quick: boolean; readonly only?: string | undefined },
  tell: (game: string) => void = () => undefined,
): Promise<PaceReport> {
  const chosen = GAMES.filter(({ id }) => only === undefined || id === only);
  if (chosen.length === 0) {
    const known = GAMES.map(({ id }) => id).join(', ');
    throw new Error(`there is no game ${only}; there are ${known}`);
  }
  const { server, port } = await serve(buildWeb(), 0);
  const browser = await chromium.launch({ executablePath: needChromium(), args: [...FLAGS] });
  try {
    const games: PaceReport['games'][number][] = [];
    for (const game of chosen) {
      const { name } = game;
      tell(name);
      const turns = quick ? TURNS.quick : TURNS.full;
      games.push(judged(name, await watchGames(browser, `http://localhost:${port}/`, game, turns)));
    }
    return { chromium: browser.version(), games };
  } finally {
    await browser.close();
    server.close();
  }
}
