import { LANGUAGES } from '@deadlight/games/text';
import { expect, it } from 'vitest';
import { complaints, overflow } from './axe.ts';
import { playNow, useBrowser, visit } from './browser.ts';
import { takePicture } from './picture.ts';
import { numbers, playOn } from './player.ts';

useBrowser();

/** A table where much has happened. */
const LATER = 34;
const SCHEMES = ['dark', 'light'] as const;

it('axe finds nothing on the lobby and the table, by dark or by light', async () => {
  const page = await visit({ seed: 'looks' });
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await takePicture(page, `lobby-${colorScheme}`);
    expect(await complaints(page)).toEqual([]);
    await page.locator('.game-card .plain').first().click();
    const setUp = page.locator('dialog[open]');
    await setUp.waitFor();
    expect(await complaints(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await setUp.waitFor({ state: 'detached' });
  }
  await playNow(page);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    expect(await complaints(page)).toEqual([]);
  }
  await playOn(page, LATER, numbers(7));
  await page.waitForSelector('.question .question-asked');
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await page.locator('.table-side-tabs button').first().click();
    await takePicture(page, `nemesis-${colorScheme}`);
    expect(await complaints(page)).toEqual([]);
    for (const tab of [1, 2]) {
      await page.locator('.table-side-tabs button').nth(tab).click();
      expect(await complaints(page)).toEqual([]);
    }
    await page.locator('.room[data-known=explored]').first().click();
    expect(await complaints(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

it('fits a phone in every language', async () => {
  const page = await visit({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    seed: 'looks',
  });
  const speak = async (language: string): Promise<void> => {
    await page.evaluate((to) => localStorage.setItem('deadlight.language', to), language);
    await page.reload();
  };
  for (const language of LANGUAGES) {
    await speak(language);
    await page.waitForSelector('.game-card .game-card-about:not(:empty)');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.locator('.game-card .plain').first().click();
    const setUp = page.locator('dialog[open]');
    await setUp.waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await setUp.waitFor({ state: 'detached' });
  }
  await playNow(page);
  await playOn(page, LATER, numbers(7));
  for (const language of LANGUAGES) {
    await speak(language);
    await page.waitForSelector('.question .question-asked');
    for (const tab of [0, 1, 2, 3, 4]) {
      await page.locator('.table-sheet-tabs button').nth(tab).click();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      if (language === 'de' && tab === 0) await takePicture(page, 'nemesis-phone');
    }
    expect(await complaints(page)).toEqual([]);
  }
});
