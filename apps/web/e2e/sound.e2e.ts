import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { playNow, useBrowser, visit } from './browser.ts';
import { numbers, playOn, putAway } from './player.ts';

useBrowser();

/** How many voices have been started. */
const voices = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { voices: number }).voices);

/** Counts what is started, whether there is a device or not. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { voices: 0 });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function started(when) {
      Object.assign(window, { voices: (window as unknown as { voices: number }).voices + 1 });
      start.call(this, when);
    };
  });
  await page.reload();
}

it('is asked for once, can be muted from the strip, and hums at the table', async () => {
  const page = await visit({ reducedMotion: 'no-preference' });
  await listen(page);
  await playNow(page);
  await page.waitForSelector('.question .question-asked');
  await putAway(page);
  await page.locator('.sound-question').waitFor();
  expect(await complaints(page)).toEqual([]);
  expect(await voices(page)).toBe(0);
  await page.locator('.sound-question .primary').click();
  await page.waitForSelector('.sound-question', { state: 'detached' });
  await page.waitForFunction(() => (window as unknown as { voices: number }).voices > 0);
  await page.locator('[data-tool=sound-on]').click();
  await page.locator('[data-tool=sound-off]').waitFor();
  await page.reload();
  await page.waitForSelector('.question .question-asked');
  expect(await page.locator('.sound-question').count()).toBe(0);
  await page.locator('[data-tool=settings]').click();
  const volume = page.locator('dialog[open] input[type=range]');
  await volume.fill('30');
  expect(await page.evaluate(() => localStorage.getItem('deadlight.volume'))).toBe('30');
});

it('asks nobody who wants less motion, but sounds where it is switched on', async () => {
  const page = await visit({ settings: { pace: 'quick', sound: 'on' } });
  await listen(page);
  await playNow(page);
  expect(await page.locator('.sound-question').count()).toBe(0);
  expect(await page.locator('[data-tool=sound-on]').count()).toBe(1);
  await playOn(page, 3, numbers(2));
  await page.waitForFunction(() => (window as unknown as { voices: number }).voices > 0);
});
