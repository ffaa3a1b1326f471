import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { heard, isLost, listen } from './listener.ts';
import { numbers } from './player.ts';

useBrowser();

const field = '.ears-command input';

/** Types a line, and waits until it has been answered aloud. */
async function type(page: Page, line: string): Promise<string> {
  const before = (await heard(page)).length;
  await page.fill(field, line);
  await page.press(field, 'Enter');
  await page.waitForFunction((count) => window.heard.length > count, before);
  return (await heard(page))
    .slice(before)
    .map(({ text }) => text)
    .join(' ');
}

async function sitWithoutPicture(page: Page, theme: string): Promise<void> {
  await page.locator('.lobby-ears button').click();
  await page.locator(`.game-card[data-game=${theme}] .plain`).first().click();
  await page.locator('dialog[open] .new-game [type=submit]').click();
  await page.waitForSelector('.ears');
}

it('the first control of the first page plays without the picture', async () => {
  const page = await visit({ seed: 'ears' });
  await page.keyboard.press('Tab');
  const first = await page.evaluate(() => document.activeElement?.textContent);
  expect(first).toBe('Play without the picture');
});

describe.each(['ship', 'mars', 'station'])('at a table of the %s', (theme) => {
  it('says where one is, what threatens and what is asked', async () => {
    const page = await visit({ seed: `ears-${theme}` });
    await listen(page);
    await sitWithoutPicture(page, theme);
    await page.waitForFunction(() => window.heard.length > 0);
    const random = numbers(7);
    for (let i = 0; i < 12; i++) {
      await type(page, 'where');
      await type(page, 'threats');
      const count = await page.locator('.ears-answer').count();
      if (count > 0) await type(page, `take ${1 + Math.floor(random() * count)}`);
      expect(await isLost(page)).toBe(false);
    }
    const regions = new Set((await heard(page)).map(({ region }) => region));
    expect([...regions]).toEqual(['announcer']);
  });
});
