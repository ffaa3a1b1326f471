import { expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { playNow, useBrowser, visit } from './browser.ts';
import { numbers, offered, playOn, take } from './player.ts';

useBrowser();

it('tells the rule behind a line of the log, in words for players and by its number', async () => {
  const page = await visit({ settings: { language: 'de' } });
  await playNow(page);
  await playOn(page, 5, numbers(4));
  expect(await page.locator('.log .rule-link:visible').count()).toBe(0);
  await page.locator('.log-switch').click();
  await page.locator('.log .rule-link', { hasText: 'NEM-ROUND-11' }).first().click();
  await page.waitForSelector('.rules-drawer[open] .rules-list dd');
  expect(await page.locator('.rules-drawer .rules-list b').allTextContents()).toEqual([
    'NEM-ROUND-11',
  ]);
  await page.waitForSelector('.rules-chapter[open] .rules-paragraph p');
  expect(await complaints(page)).toEqual([]);
  await page.locator('.rules-drawer input').fill('');
  await page.waitForFunction(() => document.querySelectorAll('.rules-chapter').length > 5);
  expect(await complaints(page)).toEqual([]);
});

it('teaches on one page, in pictures, and with a page for everything', async () => {
  const page = await visit();
  await page.locator('.game-card[data-game=ship] a.plain').click();
  await page.locator('.rules-card', { hasText: 'The game on one page' }).click();
  await page.waitForSelector('.one-page-actions .one-page-cost');
  expect(await page.locator('.one-page-round li').count()).toBe(5);
  expect(await complaints(page)).toEqual([]);
  await page.goBack();
  await page.locator('.rules-card', { hasText: 'An encounter' }).click();
  await page.waitForSelector('.example-step:nth-child(2) .picture [data-piece]');
  expect(await complaints(page)).toEqual([]);
  // Whatever is touched in a picture leads to its page, and so do names in its text.
  await page.locator('.picture .room', { hasText: 'Canteen' }).first().click();
  await page.waitForSelector('.article h3:text-is("Canteen")');
  expect(await page.locator('.article').textContent()).toContain('Heal 1 light wound');
  expect(await complaints(page)).toEqual([]);
  await page.goBack();
  await page.locator('.example-caption .turn-link', { hasText: 'Adult' }).first().click();
  await page.waitForSelector('.article .article-see');
});

it('leads from a card at the table to its page, and back', async () => {
  const page = await visit({ seed: 'touch' });
  await playNow(page);
  await playOn(page, 4, numbers(4));
  const card = page.locator('.hand [data-row=belongings] .card').first();
  await card.focus();
  await page.keyboard.press('i');
  await page.locator('.explanation .page-link').click();
  const name = await card.locator('.card-name').textContent();
  await page.waitForSelector(`.rules-drawer[open] .article h3:text-is("${name}")`);
  await page.locator('.article-head .turn-link').click();
  await page.waitForSelector('.rules-drawer .article-rows');
  await page.locator('.rules-ways button').first().click();
  await page.waitForSelector(`.rules-drawer .article h3:text-is("${name}")`);
  // Escape ends a search first, and closes the handbook only then.
  const search = page.locator('.rules-drawer input[type=search]');
  await search.fill('noise');
  await search.press('Escape');
  expect(await search.inputValue()).toBe('');
  expect(await page.locator('.rules-drawer[open]').count()).toBe(1);
  await search.press('Escape');
  await page.waitForSelector('.rules-drawer[open]', { state: 'detached' });
});

it('lights up what can be done, and says at a touch what it costs', async () => {
  const page = await visit({ seed: 'touch' });
  await playNow(page);
  const mayMove = async (): Promise<boolean> =>
    (await offered(page)).some((option) => option.startsWith('move'));
  while (!(await mayMove())) await take(page, (await offered(page)).at(-1)!);
  expect(await page.locator('.question .choice-cost').first().textContent()).toMatch(/card/);
  // Where there is but one thing to do, a touch does it; else it opens a menu.
  await page.locator('.room[data-offers]').first().click();
  const menu = page.locator('.menu:popover-open');
  const paying = page.locator('.hand .card[data-offers]').first();
  await menu.or(paying).first().waitFor();
  if ((await menu.count()) > 0) await menu.locator('.choice').first().click();
  // Paying is picking cards.
  await page.waitForSelector('.hand .card[data-offers]');
  await page.locator('.hand .card[data-offers]').first().click();
  await page.waitForFunction(
    () =>
      document.querySelector('.piece[data-own]') !== null &&
      document.querySelector('.question-asked'),
  );
});
