import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { complaints, overflow } from './axe.ts';
import { useBrowser, visit } from './browser.ts';
import { numbers, offered, playOn, take } from './player.ts';

useBrowser();

const learn = async (page: Page, game: number): Promise<void> => {
  await page.locator('.game-card').nth(game).locator('.game-card-tools button').nth(1).click();
  await page.waitForSelector('.coach[data-step=welcome]');
};

const next = (page: Page): Promise<void> => page.locator('.coach .primary').click();

const isAt = async (page: Page, step: string): Promise<void> => {
  await page.waitForSelector(`.coach[data-step=${step}]`);
};

/** Takes the first option that begins so. */
const takeOne = async (page: Page, verb: string): Promise<void> =>
  take(page, (await offered(page)).find((option) => option.startsWith(verb))!);

/** Waits until something in sight is framed. */
const framed = (page: Page, what = '.table *') =>
  page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)].some(
        (one) => one.checkVisibility() && getComputedStyle(one).outlineStyle === 'dashed',
      ),
    what,
  );

it('walks a newcomer through the first steps of Nemesis, and waits where it was left', async () => {
  const page = await visit({ viewport: { width: 1366, height: 768 } });
  await learn(page, 0);
  expect(await complaints(page)).toEqual([]);
  // Whom to play is not asked.
  await page.locator('.coach-who [data-portrait="character.scout"]').waitFor();
  expect(await offered(page)).toContain('move 6');
  await next(page);
  for (const step of ['plan', 'hand', 'goals']) {
    await isAt(page, step);
    await next(page);
  }
  await isAt(page, 'move');
  await framed(page, '.room[data-offers]');
  await takeOne(page, 'move');
  await isAt(page, 'pay');
  const hand = (await page.locator('.hand [data-row=hand]').boundingBox())!;
  const screen = page.viewportSize()!;
  expect(hand.x).toBeGreaterThanOrEqual(0);
  expect(hand.y).toBeLessThan(screen.height);
  await page.locator('.hand .card[data-offers]').first().click();
  await isAt(page, 'explored');
  await page.locator('.coach .plain').click();
  await isAt(page, 'pay');
  await next(page);
  await isAt(page, 'explored');

  await page.reload();
  await isAt(page, 'explored');
  await page.locator('.coach .quiet').click();
  await page.waitForSelector('.coach', { state: 'detached' });
  await page.reload();
  await page.waitForSelector('.question .question-asked');
  expect(await page.locator('.coach').count()).toBe(0);
  await page.locator('.strip-tools .tool').first().click();
  await isAt(page, 'explored');
});

/** What these point at may be gone again when they are read. */
const LATER = ['alarm', 'parasites', 'encounter'];

it.each([
  ['Lockdown', 1, ['plan', 'power', 'hand', 'goals', 'move']],
  ['Panic Station', 2, ['pawns', 'actions', 'explore', 'move', 'search']],
])('goes along with whatever a newcomer to %s does', async (_name, game, steps) => {
  const page = await visit({ settings: { language: 'de' }, viewport: { width: 360, height: 740 } });
  await learn(page, game);
  await next(page);
  const met = new Set<string>();
  const random = numbers(7);
  for (let i = 0; i < 60 && steps.some((step) => !met.has(step)); i++) {
    const step = await page.locator('.coach').getAttribute('data-step');
    if (step !== null) {
      met.add(step);
      const isLit = (await page.locator('.room[data-offers]').count()) > 0;
      // Nothing is lit while something else is asked.
      const isHere = !['move', 'explore'].includes(step) || isLit;
      if (isHere && !LATER.includes(step)) await framed(page);
    }
    // What asks for a deed is done by playing on; what is only told is read.
    if (step === null || ['pay', 'move', 'explore', 'search'].includes(step))
      await playOn(page, 1, random);
    else await next(page);
  }
  expect([...met]).toEqual(expect.arrayContaining(steps));
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await complaints(page)).toEqual([]);
});
