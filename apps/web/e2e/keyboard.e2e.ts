import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { playNow, useBrowser, visit } from './browser.ts';
import { decisions, isAsked, isTaken, lively, numbers, offered } from './player.ts';

useBrowser();

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

it.each([
  ['ship', 'keys'],
  ['mars', 'short-0'],
  ['station', 'short-0'],
])('the %s can be played to the end without a mouse', async (theme, seed) => {
  const page = await visit({ seed });
  if (theme === 'ship') {
    // Past the table without the picture, the first game with the coach and the lessons, to a game at once.
    for (let i = 0; i < 4; i++) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-begin'))).toBe(
      'now',
    );
  } else {
    await tabTo(page, `.game-card[data-game=${theme}] .plain`);
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open] .new-game');
    await tabTo(page, 'dialog[open] [type=submit]');
  }
  await page.keyboard.press('Enter');
  await page.waitForSelector('.table');
  const random = numbers(3);
  let moved = false;
  while (await isAsked(page)) {
    const before = await decisions(page);
    const room = page.locator('.room[data-offers]').first();
    if (!moved && (await room.count()) > 0) {
      // Through the plan: arrow keys to a room that is lit, Enter, and the first action there.
      await page.keyboard.press('p');
      for (let step = 0; step < 40; step++) {
        if (await page.evaluate(() => document.activeElement?.matches('.room[data-offers]'))) break;
        const key = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'][Math.floor(random() * 4)]!;
        await page.keyboard.press(key);
      }
      await page.keyboard.press('Enter');
      // Where a room offers one thing, that is done, or shown in its place; where it offers more, they are listed.
      const came = await page.waitForFunction((last) => {
        if (document.querySelector('.menu .choice:focus, .ghost-tools :focus') !== null)
          return 'menu';
        const made = document.querySelector('.table')?.getAttribute('data-decisions');
        return made !== last && 'done';
      }, before);
      if ((await came.jsonValue()) === 'menu') await page.keyboard.press('Enter');
      moved = true;
    } else {
      const all = (await offered(page)).slice(0, 9);
      const wanted = lively(all);
      const chosen = wanted[Math.floor(random() * wanted.length)]!;
      await page.keyboard.press(String(1 + all.indexOf(chosen)));
    }
    if (await isTaken(page, before)) continue;
    await page.keyboard.press('Enter');
    await isTaken(page, before);
  }
  expect(moved).toBe(true);
  expect(await page.locator('.end').count()).toBe(1);
});

it('keeps the focus in sight when a menu is closed', async () => {
  const page = await visit();
  await playNow(page);
  await page.keyboard.press('p');
  // Cards that lie over the plan are put away first.
  await page.waitForSelector('.room:focus');
  const place = await page.evaluate(() => document.activeElement?.getAttribute('data-place'));
  expect(place).toMatch(/^room:/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.menu:popover-open');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-place'))).toBe(place);
  await page.keyboard.press('?');
  await page.waitForSelector('dialog[open] .keys');
});
