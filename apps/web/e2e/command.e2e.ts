/** Without the picture, every page takes commands: what a page has is found by its name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkTo, packRecord } from '@deadlight/host/share';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { complaints } from './axe.ts';
import { useBrowser, visit } from './browser.ts';
import { heard, isLost, listen } from './listener.ts';

useBrowser();

/** Types a line where the uppermost window takes it, and gives what is said of it. */
async function type(page: Page, line: string, answer = /./): Promise<string> {
  const before = (await heard(page)).length;
  const within = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open] ' : '';
  const field = page.locator(`${within}.ears-command input`).last();
  await field.fill(line);
  await field.press('Enter');
  const said = await page.waitForFunction(
    ([count, source]) =>
      window.heard.slice(count).find(({ text }) => new RegExp(source).test(text)) ?? null,
    [before, answer.source] as const,
  );
  return (await said.jsonValue())!.text;
}

const byEar = { ears: 'on' };

it('sets up and begins a game, opens the settings and the handbook, and finds the way back', async () => {
  const page = await visit({ seed: 'commands', settings: byEar });
  await listen(page);
  await page.waitForSelector('.ears-page');
  expect(await complaints(page)).toEqual([]);
  expect(await type(page, 'help')).toContain('Puzzles');
  expect(await type(page, 'nonsense')).toContain('“nonsense” is neither');
  expect(await type(page, 'language english')).toBe('Language: English.');
  await type(page, 'puzzles');
  await page.waitForSelector('.puzzles');
  expect(await type(page, '')).toMatch(/^You are here: Puzzles/);
  await page.goBack();
  const which = await type(page, 'handbook');
  expect(which).toMatch(/^3 controls fit/);
  expect(which).toContain('2 Nemesis');
  await type(page, '2');
  await page.waitForSelector('.rules-screen');
  expect(await isLost(page)).toBe(false);
  await page.goBack();
  await page.waitForSelector('.lobby');
  await type(page, 'panic station set up');
  await page.waitForSelector('dialog[open] .new-game');
  await type(page, 'start');
  await page.waitForSelector('.ears');
  // What means nothing to the game may be on the page.
  await type(page, 'settings', /Settings\./);
  await page.waitForSelector('dialog[open]');
});

it('takes a seat in a waiting room, asks for people and clocks, and writes', async () => {
  const page = await visit({ settings: byEar });
  await listen(page);
  await page.waitForSelector('.ears-page');
  await page.locator('[data-does=open-table]').click();
  await page.locator('.table-form').locator('select').first().waitFor();
  await page.locator('.table-form [type=submit]').click();
  await page.waitForSelector('.waiting-room');
  await type(page, 'who', /Seat 1: free\. Seat 2: free\./);
  await type(page, 'seat 1 name Ada', /: Ada\.$/);
  await type(page, 'seat 1 sit', /Seat 1: Sit down/);
  await page.waitForSelector('.waiting-room-name');
  expect(await type(page, 'who')).toContain('Seat 1: Ada (you)');
  expect(await type(page, 'clock')).not.toBe('');
  expect(await complaints(page)).toEqual([]);
  await type(page, 'start');
  await page.waitForSelector('.ears');
});

it('hears a vote, and answers it in words', async () => {
  const ada = await visit({ settings: byEar });
  await listen(ada);
  await ada.locator('[data-does=open-table]').click();
  await ada.locator('.table-form').locator('select').first().waitFor();
  await ada.locator('.table-form [type=submit]').click();
  await ada.waitForSelector('.waiting-room');
  await type(ada, 'seat 1 name Ada', /: Ada\.$/);
  await type(ada, 'seat 1 sit', /Seat 1: Sit down/);
  await ada.waitForSelector('.waiting-room-name');
  const bo = await visit();
  await bo.goto(ada.url());
  await bo.waitForSelector('.waiting-room');
  const seat = bo.locator('.waiting-room-seat').nth(1);
  await seat.locator('input').fill('Bo');
  await seat.locator('[type=submit]').click();
  await bo.locator('.waiting-room-seat[data-mine] [aria-pressed=false]').click();
  await ada.waitForFunction(() => window.heard.some(({ text }) => text.includes('Bo is ready.')));
  await type(ada, 'start');
  await ada.waitForSelector('.ears');
  await bo.waitForSelector('.table');
  await bo.locator('.online-bar-tools .tool').last().click();
  await bo.locator('.table-menu .dialog-tools').getByText('Propose a pause').click();
  await ada.waitForFunction(() =>
    window.heard.some(({ text }) => /Bo proposes a pause\. .*answer: Agree.*No/.test(text)),
  );
  expect(await type(ada, 'yes', /The game is paused/)).toContain('The game is paused.');
  expect(await type(ada, 'yes')).toContain('Nothing waits for a yes or a no.');
});

it('watches a game again, and asks about each moment', async () => {
  const record = readFileSync(
    join(import.meta.dirname, '../../../fixtures/nemesis/001.deadlight'),
    'utf8',
  );
  const page = await visit({ settings: byEar });
  await listen(page);
  await page.goto(linkTo(inject('address'), await packRecord(record)));
  await page.waitForSelector('.replay');
  await page.waitForSelector('.ears-page');
  expect(await type(page, 'crew')).toContain('Amber');
  await type(page, 'next turn');
  await page.waitForFunction(
    () => !(document.querySelector('.replay-strip')?.textContent ?? '').includes(' 0 / '),
  );
  expect(await type(page, 'fire')).not.toBe('');
  expect(await complaints(page)).toEqual([]);
});
