import { expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { playNow, useBrowser, visit } from './browser.ts';
import { numbers, playOn } from './player.ts';

useBrowser();

const OPEN = '.explanation:popover-open';

it('explains a card under the mouse, with its rule, until Escape', async () => {
  const page = await visit({ seed: 'explain' });
  await playNow(page);
  await playOn(page, 3, numbers(1));
  const card = page.locator('.hand .card').first();
  await card.hover();
  await page.waitForSelector(OPEN);
  const name = await card.locator('.card-name').textContent();
  expect(await page.locator(`${OPEN} strong`).textContent()).toBe(name);
  expect(await card.getAttribute('aria-describedby')).toBe('explanation-text');
  expect(await complaints(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.waitForSelector(OPEN, { state: 'detached' });
  expect(await card.getAttribute('aria-describedby')).toBeNull();

  // From one to the next, and into the explanation itself.
  await page.locator('.room[data-own]').hover();
  await page.waitForSelector(`${OPEN} .rule-link`);
  await page.locator(`${OPEN} .rule-link`).click();
  await page.waitForSelector('.rules-drawer[open] .rules-list dd');
});

it('explains a room without covering the tools of the plan', async () => {
  const page = await visit({ seed: 'explain' });
  await playNow(page);
  await playOn(page, 3, numbers(1));
  // Right where the explanation would be.
  await page.evaluate(() => {
    const { right, top } = document.querySelector('.room[data-own]')!.getBoundingClientRect();
    const tools = document.querySelector<HTMLElement>('.plan-tools')!;
    Object.assign(tools.style, { position: 'fixed', inset: `${top}px auto auto ${right + 30}px` });
  });
  const tools = (await page.locator('.plan-tools').boundingBox())!;
  await page.keyboard.press('p');
  await page.keyboard.press('i');
  const { x, y, width, height } = (await page.locator(OPEN).boundingBox())!;
  const isAside = x >= tools.x + tools.width || x + width <= tools.x;
  expect(isAside || y >= tools.y + tools.height || y + height <= tools.y).toBe(true);
});

it('explains by key what has the focus, and gives the focus back', async () => {
  const page = await visit({ seed: 'explain' });
  await playNow(page);
  await playOn(page, 3, numbers(1));
  await page.keyboard.press('p');
  await page.keyboard.press('i');
  await page.waitForSelector(OPEN);
  expect(await page.locator(`${OPEN} p`).first().textContent()).not.toBe('');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('rule-link');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('room');
});

it('explains on a long press, which does not count as a tap', async () => {
  const page = await visit({
    seed: 'explain',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await playNow(page);
  await playOn(page, 3, numbers(1));
  const made = await page.locator('.table').getAttribute('data-decisions');
  const { x, y, width, height } = (await page.locator('.room[data-own]').boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 3 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForSelector(OPEN);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await page.locator('.menu:popover-open').count()).toBe(0);
  expect(await page.locator(OPEN).count()).toBe(1);
  expect(await page.locator('.table').getAttribute('data-decisions')).toBe(made);
  await page.touchscreen.tap(180, 30);
  await page.waitForSelector(OPEN, { state: 'detached' });
});
