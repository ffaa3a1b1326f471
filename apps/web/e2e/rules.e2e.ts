import { expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { playNow, useBrowser, visit } from './browser.ts';
import { numbers, offered, playOn, take } from './player.ts';

useBrowser();

it('tells the rule behind a line of the log, in words for players and by its number', async () => {
  const page = await visit({ settings: { language: 'de' } });
  await playNow(page);
  await playOn(page, 5, numbers(4));
  const link = page.locator('.log-line .rule-link', { hasText: 'NEM-ROUND-01' });
  await link.first().click();
  await page.waitForSelector('.rules-drawer[open] .rules-list dd');
  expect(await page.locator('.rules-drawer .rules-list b').allTextContents()).toEqual([
    'NEM-ROUND-01',
  ]);
  await page.waitForSelector('.rules-chapter[open] .rules-paragraph p');
  expect(await complaints(page)).toEqual([]);
  await page.locator('.rules-drawer input').fill('');
  await page.waitForFunction(() => document.querySelectorAll('.rules-chapter').length > 5);
  expect(await complaints(page)).toEqual([]);
});

it('lights up what can be done, and says at a touch what it costs', async () => {
  const page = await visit({ seed: 'touch' });
  await playNow(page);
  const mayMove = async (): Promise<boolean> =>
    (await offered(page)).some((option) => option.startsWith('move'));
  while (!(await mayMove())) await take(page, (await offered(page)).at(-1)!);
  await page.locator('.room[data-offers]').first().click();
  const menu = page.locator('.menu:popover-open');
  expect(await menu.locator('.choice .choice-cost').first().textContent()).toMatch(/card/);
  await menu.locator('.choice').first().click();
  // Paying is picking cards.
  await page.waitForSelector('.hand .card[data-offers]');
  await page.locator('.hand .card[data-offers]').first().click();
  await page.waitForFunction(
    () =>
      document.querySelector('.piece[data-own]') !== null &&
      document.querySelector('.question-asked'),
  );
});
