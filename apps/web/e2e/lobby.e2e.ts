import { expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { useBrowser, visit } from './browser.ts';
import { decisions, numbers, playOn } from './player.ts';

useBrowser();

it('leads from a first game with the coach back to the same game', async () => {
  const page = await visit();
  await page.locator('.lobby-head .primary').click();
  await page.waitForSelector('.coach[data-step=welcome]');
  await playOn(page, 2, numbers(3));
  const made = await decisions(page);
  await page.locator('.strip .tool').first().click();
  await page.locator('.lobby-head .primary[data-begin=resume]').waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.locator('.lobby-head .primary').click();
  await page.waitForSelector('.question .question-asked');
  expect(await decisions(page)).toBe(made);
});

it('sets a table up in sight, and says what each bot is like', async () => {
  const page = await visit({ viewport: { width: 390, height: 844 }, settings: { language: 'de' } });
  await page.locator('.game-card').nth(2).locator('.plain').first().click();
  const form = page.locator('dialog[open] .new-game');
  const { y } = (await form.boundingBox())!;
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(400);
  for (const level of ['random', 'drifter', 'companion', 'survivor', 'mastermind']) {
    await form.locator('.new-game-seats select').nth(1).selectOption(level);
    expect(await form.locator('.new-game-bots li').count()).toBe(level === 'companion' ? 1 : 2);
  }
  expect(await page.locator('body').textContent()).not.toContain('Treibgut');
  expect(await complaints(page)).toEqual([]);
});

it('offers what has learned a game where it has, loads it when it is chosen, and lets it play', async () => {
  const page = await visit();
  const learned: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('nemesis-coop')) learned.push(request.url());
  });
  await page.locator('.game-card[data-game=ship] .plain').first().click();
  const form = page.locator('dialog[open] .new-game');
  const seats = form.locator('.new-game-seats select');
  const mode = form.locator('select:has(option[value=coop])');
  await mode.selectOption('intruder');
  expect(await seats.nth(1).locator('option[value=veteran]').count()).toBe(0);
  await mode.selectOption('coop');
  for (const seat of [0, 1, 2]) await seats.nth(seat).selectOption('veteran');
  expect(learned).toEqual([]);
  await seats.nth(0).selectOption('me');
  await form.locator('button[type=submit]').click();
  await playOn(page, 6, numbers(3));
  expect(learned.length).toBeGreaterThan(0);
  expect(Number(await decisions(page))).toBeGreaterThan(6);
});
