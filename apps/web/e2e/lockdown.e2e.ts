import { describe, expect, it } from 'vitest';
import { complaints, overflow } from './axe.ts';
import { sitDown, useBrowser, visit } from './browser.ts';
import { takePicture } from './picture.ts';
import { numbers, playOn, playToTheEnd } from './player.ts';

useBrowser();

describe.each(['standard', 'alternative'])('on the %s board', (board) => {
  it('is played with bots to the end screen, which reveals everything', async () => {
    const page = await visit({ seed: `lockdown-${board}` });
    await sitDown(page, 'mars', [board]);
    await playToTheEnd(page, numbers(3));
    expect(await page.locator('.end-fate').count()).toBe(3);
    expect(await page.locator('.end-fate .card').count()).toBeGreaterThanOrEqual(3);
    expect(await complaints(page)).toEqual([]);
  });
});

it.each(['standard', 'alternative'])(
  'axe finds nothing on the %s board, by dark or by light, and a section without power is dark',
  async (board) => {
    const page = await visit({ seed: 'base' });
    await sitDown(page, 'mars', [board]);
    await playOn(page, 14, numbers(3));
    await page.waitForSelector('.question .question-asked');
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator('.table-side-tabs button').first().click();
      await takePicture(page, `lockdown-${board}-${colorScheme}`);
      expect(await page.locator('.area[data-dark]').count()).toBeGreaterThan(0);
      expect(await page.locator('.room[data-dark]').count()).toBeGreaterThan(0);
      expect(await complaints(page)).toEqual([]);
      await page.locator('.table-side-tabs button').nth(2).click();
      expect(await complaints(page)).toEqual([]);
    }
  },
);

it('fits a phone, in German, too', async () => {
  const page = await visit({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    settings: { language: 'de' },
    seed: 'base',
  });
  await sitDown(page, 'mars');
  await playOn(page, 14, numbers(3));
  await takePicture(page, 'lockdown-phone');
  for (const tab of [0, 1, 2, 3, 4]) {
    await page.locator('.table-sheet-tabs button').nth(tab).click();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  expect(await complaints(page)).toEqual([]);
});
