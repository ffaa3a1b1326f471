import type { JSHandle, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { offered, take } from './player.ts';

useBrowser();

/** Whether the page has nothing left of what was on the screen. */
async function isForgotten(page: Page, seen: JSHandle<WeakRef<Element>>): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.detach();
  return seen.evaluate((ref) => ref.deref() === undefined);
}

it('shows nothing of anybody while the screen changes hands', async () => {
  const page = await visit({ seed: 'two' });
  await page.locator('.game-card .plain').first().click();
  await page.locator('.new-game-seats select').nth(1).selectOption('other');
  await page.locator('.new-game .primary').click();
  const seen: string[] = [];
  let handed = 0;
  let plan: JSHandle<WeakRef<Element>> | null = null;
  for (let i = 0; i < 60 && handed < 4; i++) {
    // A locator, not a handle, which would keep what it found in memory.
    await page.locator('.question .question-asked, .hand-over, .call').first().waitFor();
    if ((await page.locator('.call').count()) > 0) {
      // Somebody else says no: the screen stays where it is.
      await page.locator('.call .primary').click();
      await page.locator('.call').waitFor({ state: 'detached' });
      continue;
    }
    if ((await page.locator('.hand-over').count()) > 0) {
      handed++;
      const whole = await page.evaluate(() => document.documentElement.outerHTML);
      for (const secret of seen) expect(whole).not.toContain(secret);
      expect(await page.locator('.room, .card, .log-line').count()).toBe(0);
      // Neither the plan nor its camera keep the last seat's page in memory.
      if (plan !== null) await expect.poll(() => isForgotten(page, plan!)).toBe(true);
      // A key that is still held, or pressed twice, does not show the next hand.
      await page.keyboard.down('Enter');
      await page.keyboard.down('Enter');
      expect(await page.locator('.room').count()).toBe(0);
      await page.keyboard.up('Enter');
      await page.locator('.hand-over .primary').click();
      await page.locator('.question .question-asked').waitFor();
      plan = null;
      continue;
    }
    plan ??= await page.evaluateHandle(() => new WeakRef(document.querySelector('.plan')!));
    seen.push(
      ...(await page.locator('.card-text').allTextContents()).filter((text) => text !== ''),
    );
    const options = await offered(page);
    await take(page, options.find((option) => option === 'pass') ?? options[0]!);
  }
  expect(handed).toBe(4);
  expect(seen.length).toBeGreaterThan(4);
});
