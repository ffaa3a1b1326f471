import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { sitDown, useBrowser, visit } from './browser.ts';
import { numbers, playOn } from './player.ts';

useBrowser();

async function played(settings: Readonly<Record<string, string>> = {}): Promise<Page> {
  const page = await visit({ seed: 'log', settings });
  await sitDown(page, 'ship');
  await playOn(page, 14, numbers(7));
  await page.waitForFunction(() => document.querySelectorAll('.log-entry').length > 5);
  return page;
}

const stops = (page: Page): Promise<number> =>
  page
    .locator('.log-lines')
    .evaluate(
      (log) =>
        [...log.querySelectorAll<HTMLElement>('button, summary, [tabindex]')].filter(
          ({ tabIndex }) => tabIndex === 0,
        ).length,
    );

it('is one tab stop with arrows inside it, and an entry opens to what it names', async () => {
  const page = await played();
  expect(await stops(page)).toBe(1);
  expect(await page.locator('.log-round h3').count()).toBeGreaterThan(0);
  expect(await page.locator('.log-turn h4').count()).toBeGreaterThan(1);
  const entry = page.locator('.log-entry', { has: page.locator('.log-chip') }).last();
  await entry.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  expect(await entry.evaluate((one) => one === document.activeElement)).toBe(true);
  // A screen reader reads the story alone, until it asks for more.
  expect(await entry.locator('.log-chips').getAttribute('aria-hidden')).toBe('true');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.log-entry[data-open]');
  expect(await entry.locator('.log-chips').getAttribute('aria-hidden')).toBe('false');
  expect(await stops(page)).toBeGreaterThan(1);
  expect(await complaints(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.log-entry[data-open]', { state: 'detached' });
  expect(await entry.evaluate((one) => one === document.activeElement)).toBe(true);
});

it('shows cost, dice and cards where they are wanted', async () => {
  const page = await played({ mechanics: 'demand' });
  expect(await page.locator('.log-chip').count()).toBe(0);
  await page.locator('.log-more').last().click();
  await page.waitForSelector('.log-chip');
  const silent = await played({ mechanics: 'none' });
  expect(await silent.locator('.log-chip, .log-more').count()).toBe(0);
});
