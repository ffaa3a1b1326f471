/** A large screen and two phones in one room: the screen has the plan and no secret, each phone its hand. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { useBrowser, visit } from './browser.ts';
import { sit, useServer } from './own-server.ts';
import { takeOne } from './take-one.ts';

/** In pixels of a screen of 1920: letters of half an inch where it has 55 inches. */
const LEAST = 20;
const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true };
const MOVES = 4;

useBrowser();
const server = useServer();

async function comeBy(screen: Page, seat: number, name: string, locale: string): Promise<Page> {
  const page = await visit({
    address: server.address,
    locale,
    settings: { sound: 'on' },
    ...PHONE,
  });
  const shown = await screen.locator('.join-code-link').textContent();
  await page.goto(`http://${shown}`);
  await sit(page, seat, name);
  return page;
}

/** The smallest letters that somebody reads, in pixels of the screen. */
const smallest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const sizes = [...document.querySelectorAll<HTMLElement>('.tv-table *')].flatMap((element) => {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
      );
      if (!own || !element.checkVisibility() || element.closest('.for-ears, .plan') !== null)
        return [];
      return Number.parseFloat(getComputedStyle(element).fontSize);
    });
    return Math.min(...sizes);
  });

it('shows plan and story large, and what each holds on their phone alone', async () => {
  const screen = await visit({ address: server.address, viewport: { width: 1920, height: 1080 } });
  await screen.locator('[data-does=open-table]').click();
  const form = screen.locator('.table-form');
  await form.locator('select').first().selectOption('nemesis');
  await form.getByLabel('All in one room').check();
  await form.getByLabel('ask for a bot').check();
  await form.locator('[type=submit]').click();
  await screen.waitForSelector('.tv-lobby');
  const ada = await comeBy(screen, 0, 'Ada', 'en');
  await screen.locator('.tv-lobby-now', { hasText: 'Ada starts the game.' }).waitFor();
  const bo = await comeBy(screen, 1, 'Bo', 'de');
  await bo.locator('.waiting-room-seat[data-mine] [aria-pressed=false]').click();
  expect(await complaints(screen)).toEqual([]);
  await ada.locator('.waiting-room .primary:not([disabled])').click();
  for (const page of [ada, bo]) await page.waitForSelector('.hand-table');
  // A seat is left: it can be asked for.
  await screen.locator('.tv-table .join-code').waitFor();
  for (let move = 0; move < MOVES; move++) {
    const asked = await Promise.any(
      [ada, bo].map(async (page) => {
        await page.waitForSelector('.question[aria-busy=false] .question-asked');
        return page;
      }),
    );
    const before = await asked.locator('.hand-table').getAttribute('data-decisions');
    // What comes of it may be a question to the other phone.
    void asked.evaluate(takeOne, { dull: '^(end|pass)' }).catch(() => undefined);
    await asked.waitForFunction(
      (last) => document.querySelector('.hand-table')?.getAttribute('data-decisions') !== last,
      before,
    );
  }
  for (const page of [ada, bo]) {
    await page.locator('.hand-cards .card').first().waitFor();
    expect(await page.locator('.hand-state').count()).toBe(1);
    expect(await page.locator('.plan').count()).toBe(0);
    // All hear the large screen: a phone is silent, though its player has sound on elsewhere.
    const heard = await page.evaluate(() => localStorage.getItem('deadlight.hand-sound'));
    expect(heard).toBe('off');
    expect(await page.locator('.hand-table-sound[aria-pressed=false]').count()).toBe(1);
  }
  for (const own of ['.question', '.hand', '.card', '.goals'])
    expect(await screen.locator(own).count(), own).toBe(0);
  expect(await smallest(screen)).toBeGreaterThanOrEqual(LEAST);
  expect(await complaints(screen)).toEqual([]);
  expect(await complaints(ada)).toEqual([]);
  await bo.locator('[data-tab=plan]').click();
  await bo.locator('.plan .room').first().waitFor();
  // Each comes back as it was.
  for (const page of [screen, ada]) await page.reload();
  await screen.locator('.tv-table .plan .room').first().waitFor();
  await ada.locator('.hand-table .hand-cards .card').first().waitFor();
  expect(await screen.locator('.hand, .question').count()).toBe(0);
});

it('shows somebody who plays in the same browser none of that on their large screen', async () => {
  const ada = await visit({ address: server.address });
  await ada.locator('[data-does=open-table]').click();
  await ada.locator('.table-form [type=submit]').click();
  const line = ada.locator('.waiting-room-seat').first();
  await line.locator('input').fill('Ada');
  await line.locator('[type=submit]').click();
  await ada.locator('.waiting-room .primary:not([disabled])').click();
  await ada.waitForSelector('.table .hand-state');
  await ada.getByRole('button', { name: 'Table', exact: true }).first().click();
  await ada.getByRole('button', { name: 'Make this the large screen' }).click();
  await ada.locator('.tv-table .plan .room').first().waitFor();
  expect(await ada.locator('.hand, .question').count()).toBe(0);
  await ada.goBack();
  await ada.waitForSelector('.table .hand-state');
});
