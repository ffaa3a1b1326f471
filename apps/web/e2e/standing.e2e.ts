/** Two windows at a table of the real server: one of them answers a question once for all that follow. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { useBrowser } from './browser.ts';
import { sit, useServer } from './own-server.ts';
import { numbers } from './player.ts';
import { takeOne } from './take-one.ts';

const MAX_MOVES = 60;

useBrowser();
const { come } = useServer();

/** Ada opens a table of Nemesis; Bo finds it by its link, and both sit down. */
async function sitTogether(): Promise<[Page, Page]> {
  const ada = await come('en');
  await ada.locator('[data-does=open-table]').click();
  const form = ada.locator('.table-form');
  await form.locator('select').first().selectOption('nemesis');
  await form.locator('[type=submit]').click();
  await ada.waitForSelector('.waiting-room');
  await sit(ada, 0, 'Ada');
  const bo = await come('en');
  await bo.goto(ada.url());
  await bo.waitForSelector('.waiting-room');
  await sit(bo, 1, 'Bo');
  await bo.locator('.waiting-room-seat[data-mine] [aria-pressed=false]').click();
  await ada.locator('.waiting-room .primary:not([disabled])').waitFor();
  await ada.locator('.waiting-room .primary').click();
  for (const page of [ada, bo]) await page.waitForSelector('.table');
  return [ada, bo];
}

/** The window that is asked whether to stop what the other is about to do. */
async function askedOf(pages: readonly Page[]): Promise<Page> {
  const random = numbers(5);
  const dull = '^(end|pass|drop|trade|claim|say|careful)';
  for (let move = 0; move < MAX_MOVES; move++) {
    const asked = await Promise.any(
      pages.map(async (page) => {
        await page.waitForSelector('.question[aria-busy=false] .question-asked');
        return page;
      }),
    );
    if ((await asked.locator('.standing-next').count()) > 0) return asked;
    // What comes of it may be a question to the other window.
    void asked.evaluate(takeOne, { share: random(), dull }).catch(() => undefined);
    const before = await asked.locator('.table').getAttribute('data-decisions');
    await asked.waitForFunction(
      (last) => document.querySelector('.table')?.getAttribute('data-decisions') !== last,
      before,
    );
  }
  return expect.fail('nobody could interrupt anybody');
}

it('keeps on the server what a seat answers by itself, and asks again once that is revoked', async () => {
  const page = await askedOf(await sitTogether());
  await page.getByText('Next time, too …').click();
  await page.getByLabel('How long').selectOption('game');
  await page.getByRole('button', { name: 'Answer like this from now on' }).click();
  const button = page.getByRole('button', { name: '1 standing answer' });
  await button.waitFor();
  await page.locator('.standing-now').waitFor({ state: 'detached' });
  await page.reload();
  await button.click();
  const list = page.getByRole('dialog', { name: 'Standing answers' });
  await list.getByText('Let it happen').waitFor();
  expect(await complaints(page)).toEqual([]);
  await list.getByRole('button', { name: 'Ask me again' }).click();
  await list.getByText('You are asked everything.').waitFor();
  await page.reload();
  await page.waitForSelector('.table');
  expect(await button.count()).toBe(0);
});
