import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { sitDown, useBrowser, visit } from './browser.ts';
import { contrasts } from './legible.ts';
import { numbers, playOn, putAway, readAll } from './player.ts';

useBrowser();

/** What a text needs where it is small. */
const AA = 4.5;
/** Far enough for fire, noise, darkness and creatures. */
const LATER = 26;

/** A table where much has happened; without WebGL, light is painted on a plain canvas. */
async function atTable(theme: string, webgl = true): Promise<Page> {
  const page = await visit({
    seed: 'looks',
    viewport: { width: 1366, height: 768 },
    settings: { light: 'on' },
  });
  if (!webgl)
    await page.evaluate(() => {
      const real = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function without(
        this: HTMLCanvasElement,
        kind: string,
        ...more: unknown[]
      ) {
        return kind === 'webgl2' ? null : Reflect.apply(real, this, [kind, ...more]);
      } as typeof real;
    });
  await sitDown(page, theme);
  await playOn(page, LATER, numbers(7));
  await putAway(page);
  await readAll(page);
  await page.locator('.plan[data-light] .light[data-asleep]').waitFor({ state: 'attached' });
  return page;
}

const faint = async (page: Page): Promise<string[]> =>
  (await contrasts(page))
    .filter(({ ratio }) => ratio < AA)
    .map(({ text, ratio }) => `${text}: ${ratio.toFixed(1)}`);

it.each(['ship', 'mars', 'station'])(
  'everything on the plan of the %s can be read',
  async (theme) => {
    const page = await atTable(theme);
    expect((await contrasts(page)).length).toBeGreaterThan(10);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator('.light[data-asleep]').waitFor({ state: 'attached' });
      expect(await faint(page), colorScheme).toEqual([]);
    }
  },
);

it('light is there without WebGL, flickers slowly or not at all, and can be turned off', async () => {
  const page = await atTable('ship', false);
  expect(await faint(page)).toEqual([]);
  expect(await complaints(page)).toEqual([]);
  const painted = (ms: number): Promise<number> =>
    page.evaluate(async (wait) => {
      const real = CanvasRenderingContext2D.prototype.clearRect;
      let count = 0;
      CanvasRenderingContext2D.prototype.clearRect = function counted(...args) {
        count++;
        real.apply(this, args);
      };
      await new Promise((done) => setTimeout(done, wait));
      CanvasRenderingContext2D.prototype.clearRect = real;
      return count;
    }, ms);
  expect(await page.locator('.room[data-burning]').count()).toBeGreaterThan(0);
  expect(await painted(500)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await painted(1000)).toBeGreaterThan(3);
  // Once nothing is on its way from one light to the next.
  await expect.poll(() => painted(1000), { timeout: 15_000 }).toBeLessThanOrEqual(16);
  await page.locator('.strip button').last().click();
  const light = page.locator('dialog[open] label', { hasText: 'Light and darkness' });
  await light.locator('select').selectOption('off');
  await page.locator('.plan canvas, .plan[data-light]').waitFor({ state: 'detached' });
});
