import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkTo, packRecord } from '@deadlight/host/share';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { complaints, overflow } from './axe.ts';
import { playNow, useBrowser, visit } from './browser.ts';
import { numbers, playOn } from './player.ts';

useBrowser();

const PHONE = { width: 390, height: 844 };

const at = (page: Page): Promise<string> =>
  page.locator('.replay-scrubber input').evaluate((input) => (input as HTMLInputElement).value);

/** All that the first question shows. */
async function dealtTo(page: Page): Promise<string> {
  await page.waitForSelector('.table .question-asked');
  return page.locator('.table-dock').innerText();
}

it('tells how it ended, writes it down, and plays it again with the same deal', async () => {
  const page = await visit({ seed: 'story' });
  await playNow(page);
  const dealt = await dealtTo(page);
  await playOn(page, 2000, numbers(3));
  await page.waitForSelector('.end .timeline');
  expect(await page.locator('.end h1').textContent()).toMatch(/^You (won|lost)$/);
  expect(await page.locator('.timeline-point').count()).toBeGreaterThan(1);
  expect(await page.locator('.numbers tbody tr').count()).toBe(3);
  expect(await page.locator('.reached li').count()).toBeGreaterThan(0);
  expect(await page.locator('.epilogue p').count()).toBeGreaterThan(1);
  // Without motion, four pictures tell the game instead of a film.
  await page.locator('.film-still').nth(3).waitFor();
  expect(await page.locator('.film-still canvas').count()).toBe(4);
  expect(await page.locator('[data-does=film-play]').count()).toBe(0);
  expect(await page.locator('.what-if-point').count()).toBeGreaterThan(0);
  expect(await complaints(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const time = page.locator('.film-tools input');
  await page.locator('[data-does=film-skip]').click();
  expect(await time.inputValue()).toBe('20000');
  expect(await page.locator('.film-caption').textContent()).not.toBe('');
  await page.emulateMedia({ reducedMotion: 'reduce' });

  // A turning point opens the replay just before it happens.
  await page.locator('.timeline-point').last().click();
  await page.waitForSelector('.replay .room');
  expect(Number(await at(page))).toBeGreaterThan(1);
  await page.goBack();

  await page.waitForSelector('.end .timeline');
  await page.locator('.end [data-does=same-deal]').click();
  expect(await dealtTo(page)).toBe(dealt);

  await page.goto(`${inject('address')}#/book`);
  await page.waitForSelector('.book-games li');
  expect(await page.locator('.book-games li').count()).toBe(1);
  expect(await page.locator('.book-achievements [data-reached]').count()).toBeGreaterThan(0);
  expect(await complaints(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

it('plays a replay like a recording, and goes on from any moment of it', async () => {
  const record = readFileSync(
    join(import.meta.dirname, '../../../fixtures/nemesis/001.deadlight'),
    'utf8',
  );
  const page = await visit({ settings: { pace: 'quick' } });
  await page.goto(linkTo(inject('address'), await packRecord(record)));
  await page.waitForSelector('.replay .room');
  const tool = (does: string) => page.locator(`.replay-tools [data-does=${does}]`);
  await tool('nextTurn').click();
  await page.waitForFunction(() => document.querySelector('.log-line, .log-turn') !== null);
  const turn = Number(await at(page));
  expect(turn).toBeGreaterThan(0);
  await page.locator('.replay-strip select').first().selectOption('4');
  await tool('play').click();
  // What happens is shown at its place while it plays.
  await page.waitForSelector('.stage-caption');
  await page.waitForFunction(
    (from) =>
      Number((document.querySelector('.replay-scrubber input') as HTMLInputElement).value) >
      from + 3,
    turn,
  );
  await tool('pause').click();
  await tool('lastTurn').click();
  expect(await complaints(page)).toEqual([]);

  await page.locator('[data-does=continue]').click();
  await page.locator('dialog[open] select').first().selectOption('0');
  await page.locator('dialog[open] .primary').click();
  await page.waitForSelector('.table');
  await playOn(page, 3, numbers(1));
});

it('deals the deal of the day to everybody alike', async () => {
  const hands: string[] = [];
  for (const seed of ['one', 'other']) {
    const page = await visit({ seed });
    await page.clock.setFixedTime(new Date('2026-11-17T12:00:00Z'));
    await page.locator('.daily-card .plain').click();
    hands.push(await dealtTo(page));
  }
  expect(hands[0]).toBe(hands[1]);
});
