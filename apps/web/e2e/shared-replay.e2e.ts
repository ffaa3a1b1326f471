/** Three people look at a finished game together: one leads, the others follow, and all may play on from there. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { useBrowser } from './browser.ts';
import { sit, useServer } from './own-server.ts';
import { takeOne } from './take-one.ts';

const MOVES = 4;

useBrowser();
const { come } = useServer();

/** Ada plays a little with bots, and has the game ended. */
async function finished(): Promise<Page> {
  const ada = await come('en');
  await ada.locator('[data-does=open-table]').click();
  await ada.locator('.table-form select').first().selectOption('nemesis');
  await ada.locator('.table-form [type=submit]').click();
  await ada.waitForSelector('.waiting-room');
  await sit(ada, 0, 'Ada');
  await ada.locator('.waiting-room .primary:not([disabled])').click();
  await ada.waitForSelector('.table');
  for (let move = 0; move < MOVES; move++) await ada.evaluate(takeOne, { dull: '^(end|pass)' });
  await ada.getByRole('button', { name: 'Table', exact: true }).first().click();
  await ada.getByRole('button', { name: 'Propose ending the game' }).click();
  await ada.waitForSelector('.after-game');
  return ada;
}

const isAt = (page: Page, where: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      document.querySelector<HTMLInputElement>('.replay-scrubber input')?.value === wanted,
    where,
  );

it('lets one lead, the others follow, and all play on from where they are', async () => {
  const ada = await finished();
  await ada.getByRole('button', { name: 'Watch it together' }).click();
  await ada.waitForSelector('.together .replay-scrubber');
  const bo = await come('de');
  await bo.goto(ada.url());
  await bo.waitForSelector('.together .replay-scrubber');
  expect(await bo.locator('.replay-scrubber input').isDisabled()).toBe(true);
  for (const place of ['1', '2']) {
    await ada.locator('[data-does=on]').click();
    await isAt(bo, place);
  }
  // The chat is beside it, and a late comer sees where it is.
  await bo.getByRole('button', { name: 'Chat' }).click();
  await bo.locator('.chat-panel-phrases button').first().click();
  await ada.getByRole('button', { name: /Chat/ }).click();
  await ada.locator('.chat-panel-line').first().waitFor();
  const eve = await come('en');
  await eve.goto(ada.url());
  await isAt(eve, '2');
  expect(await complaints(ada)).toEqual([]);
  // Bo leads, and leaves: Ada came first.
  await ada.locator('.together-viewer').nth(1).locator('.quiet').click();
  await bo.locator('[data-does=back]:not([disabled])').click();
  for (const page of [ada, eve]) await isAt(page, '1');
  await bo.close();
  await ada.locator('[data-does=what-if]').click();
  for (const page of [ada, eve]) await page.locator('.together-opened .primary').click();
  for (const page of [ada, eve]) await page.waitForSelector('.waiting-room');
  await sit(ada, 0, 'Ada');
  await sit(eve, 1, 'Eve');
  await eve.locator('.waiting-room-seat[data-mine] [aria-pressed=false]').click();
  await ada.locator('.waiting-room .primary:not([disabled])').click();
  for (const page of [ada, eve])
    await page.locator('.table .hand-state, .line-up').first().waitFor();
  await ada.locator('.online-bar-what-if').waitFor();
});
