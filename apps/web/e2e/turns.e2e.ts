/** How much has to be touched to do what one wants. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { sitDown, useBrowser, visit } from './browser.ts';
import { decisions } from './player.ts';

useBrowser();

/** Without what answers itself for people who play. */
const AS_SERVED = { 'auto-end': 'on', 'auto-answer': 'on' };

/** Waits for what is asked next. */
async function isAskedAgain(page: Page, before: string | null): Promise<void> {
  await page.waitForFunction(
    (last) =>
      document.querySelector('.table')?.getAttribute('data-decisions') !== last &&
      document.querySelector('.question[aria-busy=false] .question-asked, .question-coming') !==
        null,
    before,
  );
}

/** Until it is my turn; the draft is not part of it. */
async function untilMyTurn(page: Page): Promise<void> {
  for (;;) {
    await page.waitForSelector(
      ':is(.line-up [data-takes], .question[aria-busy=false] .question-asked):visible',
    );
    if ((await page.locator('.question-kind').count()) > 0) return;
    const before = await decisions(page);
    await page.locator('.line-up [data-takes], .question .choice').first().click();
    await isAskedAgain(page, before);
  }
}

it.each(['ship', 'mars', 'station'])(
  'an ordinary turn of two actions takes at most five clicks on the %s',
  async (theme) => {
    const page = await visit({ seed: 'pay', settings: AS_SERVED });
    await sitDown(page, theme);
    await untilMyTurn(page);
    let clicks = 0;
    for (let actions = 0; actions < 2; actions++) {
      do {
        const before = await decisions(page);
        const move = page.locator('.question .choice[data-verb=move]');
        await ((await move.count()) > 0 ? move : page.locator('.question .choice')).first().click();
        clicks++;
        await isAskedAgain(page, before);
      } while ((await page.locator('.question-kind, .question-coming').count()) === 0);
    }
    expect(clicks).toBeLessThanOrEqual(5);
  },
);

const HAND = '[data-row=hand] .card';

it('a careful step is a room, then a corridor, then both cards at once, and one undo', async () => {
  const page = await visit({
    seed: 'pay',
    settings: AS_SERVED,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await sitDown(page, 'ship');
  await untilMyTurn(page);
  const before = await decisions(page);
  await page.locator('.room[data-offers]').first().tap();
  await page.locator('.menu .choice[data-parts]').tap();
  await page.locator('.question-asked', { hasText: 'which corridor' }).waitFor();
  const corridors = page.locator('.way-button');
  expect(await corridors.count()).toBeGreaterThan(1);
  expect(await complaints(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.question-kind').first().waitFor();
  await page.locator('.room[data-offers]').first().tap();
  await page.locator('.menu .choice[data-parts]').tap();
  await corridors.first().tap();
  // What one would miss least is chosen already; another card takes the place of the first.
  const chosen = page.locator('.question .choice[aria-pressed=true]');
  await page.locator('.question-several', { hasText: '2 of 2' }).waitFor();
  const [first, second] = await chosen.allInnerTexts();
  await page.locator('.question .choice[data-verb=pay]:not([aria-pressed])').first().tap();
  const now = await chosen.allInnerTexts();
  expect(now).toHaveLength(2);
  expect(now).toContain(second);
  expect(now).not.toContain(first);
  expect(await complaints(page)).toEqual([]);
  await page.locator('.question-several .primary').tap();
  await isAskedAgain(page, before);
  await page.locator('.question-asked', { hasText: 'Your turn' }).waitFor();
  const undo = page.locator('.question-tools button', { hasText: 'Undo' });
  // A room that was entered has been seen; where nothing was, all of it is taken back together.
  if ((await undo.getAttribute('class'))?.includes('question-bar') === true) return;
  await undo.tap();
  await page.waitForFunction((cards) => document.querySelectorAll(cards).length === 5, HAND);
});
