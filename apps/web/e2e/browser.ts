/** The system's Chromium, and pages in it. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

let browser: Browser;
/** What went wrong in any page of the test that runs. */
const faults: string[] = [];

/** All test files share one browser; each has visitors of its own, who leave with it. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterEach(async () => {
    // Visitors that stayed would slow down those that come.
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(faults.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());
}

export interface Wishes extends BrowserContextOptions {
  readonly settings?: Readonly<Record<string, string>>;
  readonly seed?: string;
  /** How many times faster timers run: what happens keeps its order, and nobody waits for it. */
  readonly faster?: number;
  /** Where the app is; the server of all tests, unless said otherwise. */
  readonly address?: string;
  /** What the console may say, where a test breaks something on purpose. */
  readonly expects?: RegExp;
}

/** Anything that goes wrong in a page fails its test, also where nobody looks. */
function watchOver(page: Page, expects?: RegExp): void {
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error' || expects?.test(message.text()) === true) return;
    faults.push(`${message.text()} (${message.location().url})`);
  });
}

/** A page of another origin. */
export const openPage = async (): Promise<Page> => (await browser.newContext()).newPage();

/** In the page, before anything else. */
function hurry(times: number): void {
  const { setTimeout: native } = window;
  const later = (does: () => void, ms = 0, ...more: unknown[]): number =>
    native(does, ms / times, ...more);
  window.setTimeout = Object.assign(later, native);
}

/** A fresh visitor. */
export async function visit({
  settings = {},
  seed = 'e2e',
  faster = 1,
  address = inject('address'),
  expects,
  ...options
}: Wishes = {}): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    // It would fetch all 15 MB of the app for every visitor.
    serviceWorkers: 'block',
    ...options,
  });
  // A test answers everything itself.
  const byHand = { 'auto-end': 'off', 'auto-pay': 'off', 'auto-answer': 'off' };
  // Software draws light slowly: it shines where somebody looks at it.
  const light = import.meta.env.MODE === 'pictures' ? 'on' : 'off';
  const chosen = { pace: 'instant', light, ...byHand, ...settings };
  await context.addInitScript((all) => {
    // An empty page has no storage.
    if (location.origin === 'null') return;
    for (const [name, value] of Object.entries(all))
      localStorage.setItem(`deadlight.${name}`, value);
  }, chosen);
  if (faster > 1) await context.addInitScript(hurry, faster);
  context.on('page', (page) => watchOver(page, expects));
  const page = await context.newPage();
  await page.goto(`${address}?seed=${seed}`);
  await page.waitForSelector('.game-card .game-card-about:not(:empty)');
  return page;
}

export const playNow = async (page: Page): Promise<void> => {
  await page.locator('[data-begin=now]').click();
  await page.waitForSelector('.table');
};

/** Sets up a table of a game by the looks of its card, with options, or players, as they are written. */
export async function sitDown(
  page: Page,
  theme: string,
  options: readonly string[] = [],
): Promise<void> {
  const card = page.locator(`.game-card[data-game=${theme}]`);
  await card.locator('.plain').first().click();
  const form = page.locator('dialog[open] .new-game');
  for (const value of options)
    await form.locator(`select:has(option[value="${value}"])`).first().selectOption(value);
  await form.locator('[type=submit]').click();
  await page.waitForSelector('.table');
}
