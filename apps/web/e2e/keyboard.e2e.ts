import { expect, it } from 'vitest';
import { playNow, useBrowser, visit } from './browser.ts';
import { decisions, isAsked, isTaken, numbers, offered } from './player.ts';

useBrowser();

it('can be played without a mouse', async () => {
  const page = await visit({ seed: 'keys' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.table');
  const random = numbers(3);
  let moved = false;
  for (let i = 0; i < 60 && (await isAsked(page)); i++) {
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
      await page.waitForSelector('.menu .choice:focus');
      await page.keyboard.press('Enter');
      moved = true;
    } else {
      const count = Math.min(9, (await offered(page)).length);
      await page.keyboard.press(String(1 + Math.floor(random() * count)));
    }
    if (await isTaken(page, before)) continue;
    await page.keyboard.press('Enter');
    await isTaken(page, before);
  }
  expect(moved).toBe(true);
});

it('keeps the focus in sight when a menu is closed', async () => {
  const page = await visit();
  await playNow(page);
  await page.keyboard.press('p');
  const place = await page.evaluate(() => document.activeElement?.getAttribute('data-place'));
  expect(place).toMatch(/^room:/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.menu:popover-open');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-place'))).toBe(place);
  await page.keyboard.press('?');
  await page.waitForSelector('dialog[open] .keys');
});
