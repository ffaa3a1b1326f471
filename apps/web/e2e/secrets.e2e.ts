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

/** Presses the button as soon as it is there, like somebody still pressing it for the last question. */
const pressAtOnce = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const press = (): void => {
      const button = document.querySelector<HTMLElement>('.hand-over [aria-disabled=true]');
      button?.click();
      button?.click();
    };
    new MutationObserver(press).observe(document.body, { subtree: true, childList: true });
  });

/** Holds a key that was pressed before the button could be, until long after. */
async function holdOn(page: Page): Promise<void> {
  const button = page.locator('.hand-over .primary');
  await button.blur();
  await page.keyboard.down('Enter');
  await button.focus();
  await page.locator('.hand-over [aria-disabled=false]').waitFor();
  await page.keyboard.down('Enter');
}

it('shows nothing of anybody while the screen changes hands', async () => {
  const page = await visit({ seed: 'two' });
  await pressAtOnce(page);
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
      // A key that is still held does not show the next hand; nor has one that was pressed twice.
      await holdOn(page);
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
