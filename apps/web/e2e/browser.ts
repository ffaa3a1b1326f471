/** The system's Chromium, and pages in it. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

let browser: Browser;

/** All test files share one browser; each has visitors of its own, who leave with it. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  // Visitors that stayed would slow down those that come.
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  afterAll(() => browser.close());
}

export interface Wishes extends BrowserContextOptions {
  readonly settings?: Readonly<Record<string, string>>;
  readonly seed?: string;
  /** Where the app is; the static files, unless said otherwise. */
  readonly address?: string;
}

/** A page of another origin. */
export const openPage = async (): Promise<Page> => (await browser.newContext()).newPage();

/** A fresh visitor; any error in the page fails the test. */
export async function visit({
  settings = {},
  seed = 'e2e',
  address = inject('address'),
  ...options
}: Wishes = {}): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  // A test answers everything itself.
  const byHand = { 'auto-end': 'off', 'auto-pay': 'off', 'auto-answer': 'off' };
  const chosen = { pace: 'instant', ...byHand, ...settings };
  await context.addInitScript((all) => {
    for (const [name, value] of Object.entries(all))
      localStorage.setItem(`deadlight.${name}`, value);
  }, chosen);
  const page = await context.newPage();
  page.on('pageerror', (error) => expect.unreachable(error.stack ?? error.message));
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
