import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { sitDown, useBrowser, visit } from './browser.ts';
import { numbers, playOn } from './player.ts';

useBrowser();

/** How many of some elements can be read as they are, without scrolling their box. */
const inSight = (page: Page, box: string, each: string): Promise<readonly [number, number]> =>
  page.evaluate(
    ([outer, inner]) => {
      const around = document.querySelector(outer!)!.getBoundingClientRect();
      const all = [...document.querySelectorAll(`${outer} ${inner}`)];
      const fits = (one: Element): boolean => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        const isInside =
          top >= around.top - 1 &&
          bottom <= Math.min(around.bottom, innerHeight) + 1 &&
          left >= around.left - 1 &&
          right <= around.right + 1;
        const name = one.querySelector('.card-name, .choice-label')!;
        return isInside && name.scrollWidth <= name.clientWidth + 1;
      };
      return [all.filter(fits).length, all.length] as const;
    },
    [box, each],
  );

/** The words in the names of cards in the hand that are torn apart; the longest of all may be. */
const tornWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const torn: string[] = [];
    for (const name of document.querySelectorAll('[data-row=hand] .card-name')) {
      const text = name.firstChild as Text;
      for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (word.length <= 14 && range.getClientRects().length > 1) torn.push(word);
      }
    }
    return torn;
  });

it.each([
  ['ship', 'en'],
  ['mars', 'de'],
  ['station', 'fr'],
])(
  'on a small desk, six options and the whole hand are in sight on the %s',
  async (theme, language) => {
    const page = await visit({
      viewport: { width: 1366, height: 768 },
      settings: { language, sound: 'on' },
    });
    await sitDown(page, theme);
    const random = numbers(5);
    let most = 0;
    for (let i = 0; i < 14; i++) {
      await page.waitForSelector('.question[aria-busy=false] .question-asked');
      const isTurn = (await page.locator('.question-kind').count()) > 0;
      if (isTurn && (await page.locator('.hints, .question-coming').count()) === 0) {
        const [seen, all] = await inSight(page, '.question', '.choice-list .choice');
        expect(seen, `${all} options`).toBeGreaterThanOrEqual(Math.min(6, all));
        const [cards, held] = await inSight(page, '.hand', '[data-row=hand] .card');
        expect(cards).toBe(held);
        expect(await tornWords(page)).toEqual([]);
        most = Math.max(most, held);
      }
      await playOn(page, 1, random);
    }
    expect(most).toBeGreaterThanOrEqual(theme === 'station' ? 1 : 4);
    expect(await complaints(page)).toEqual([]);
  },
);
