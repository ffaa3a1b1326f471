import { expect, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { isAsked, offered, take } from './player.ts';

useBrowser();

it('shows nothing of anybody while the screen changes hands', async () => {
  const page = await visit({ seed: 'two' });
  await page.locator('.game-card .plain').first().click();
  await page.locator('.new-game-seats select').nth(1).selectOption('other');
  await page.locator('.new-game .primary').click();
  const seen: string[] = [];
  let handed = 0;
  for (let i = 0; i < 30 && handed < 4; i++) {
    await isAsked(page);
    if ((await page.locator('.hand-over').count()) > 0) {
      handed++;
      const whole = await page.evaluate(() => document.documentElement.outerHTML);
      for (const secret of seen) expect(whole).not.toContain(secret);
      expect(await page.locator('.room, .card, .log-line').count()).toBe(0);
      // A key that is still held, or pressed twice, does not show the next hand.
      await page.keyboard.down('Enter');
      await page.keyboard.down('Enter');
      expect(await page.locator('.room').count()).toBe(0);
      await page.keyboard.up('Enter');
      await page.locator('.hand-over .primary').click();
      await page.waitForSelector('.question .question-asked');
      continue;
    }
    seen.push(
      ...(await page.locator('.card-text').allTextContents()).filter((text) => text !== ''),
    );
    const options = await offered(page);
    await take(page, options.find((option) => option === 'pass') ?? options[0]!);
  }
  expect(handed).toBe(4);
  expect(seen.length).toBeGreaterThan(4);
});
