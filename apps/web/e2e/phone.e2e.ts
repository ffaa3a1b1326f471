import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { complaints, overflow } from './axe.ts';
import { sitDown, useBrowser, visit } from './browser.ts';
import { decisions, isAsked, isTaken, lively, numbers, offered, putAway } from './player.ts';

useBrowser();

const UPRIGHT = { width: 390, height: 844 };
const ASIDE = { width: 844, height: 390 };

const boxOf = (page: Page, selector: string) => page.locator(selector).first().boundingBox();

/** The tabs that something lies over. */
const coveredTabs = (page: Page): Promise<(string | null)[]> =>
  page.locator('.table-sheet-tabs button').evaluateAll((tabs) =>
    tabs
      .filter((tab) => {
        const { left, top, width, height } = tab.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return over === null || !tab.contains(over);
      })
      .map((tab) => tab.textContent),
  );

/** Waits until an answer is taken, and says yes to what is asked again. */
async function settle(page: Page, before: string | null): Promise<void> {
  while (!(await isTaken(page, before)))
    await page
      .locator('dialog[open] .primary')
      .tap({ timeout: 2000 })
      .catch(() => undefined);
}

/** Milliseconds: sooner than that, a second touch is that of a double one, which decides nothing. */
const DOUBLE = 500;

/** Answers by touch. */
async function tapOne(page: Page, random: () => number): Promise<void> {
  const list = lively(await offered(page));
  const before = await decisions(page);
  const taken = list[Math.floor(random() * list.length)]!;
  await page.waitForTimeout(DOUBLE);
  await page.locator(`.question .choice[data-notation="${taken}"]`).tap();
  await settle(page, before);
}

/** Looks at something else, and answers by key from there. */
async function lookAway(page: Page): Promise<void> {
  await putAway(page);
  const tab = (name: string) => page.locator(`.table-sheet-tabs [data-tab=${name}]`);
  await tab('crew').tap();
  expect(await page.locator('.question').isVisible()).toBe(false);
  // What is asked is marked meanwhile.
  expect(await tab('act').getAttribute('data-lit')).not.toBeNull();
  const before = await decisions(page);
  await page.keyboard.press('1');
  await settle(page, before);
}

it.each(['ship', 'mars', 'station'])('a phone plays the %s by touch', async (theme) => {
  const page = await visit({
    viewport: UPRIGHT,
    hasTouch: true,
    settings: { language: 'de' },
    seed: 'phone',
  });
  await sitDown(page, theme);
  const random = numbers(7);
  const heights = new Set<number>();
  for (let i = 0; i < 8 && (await isAsked(page)); i++) {
    heights.add((await boxOf(page, '.strip'))!.height);
    // Cards to choose from fill the screen until they are put away.
    await putAway(page);
    expect(await coveredTabs(page)).toEqual([]);
    // The question is open, at its top, and its tab is marked.
    expect(await page.locator('[data-tab=act][aria-pressed=true][data-lit]').count()).toBe(1);
    const [asked, tabs] = [
      (await boxOf(page, '.question'))!,
      (await boxOf(page, '.table-sheet-tabs'))!,
    ];
    expect(asked.y).toBeGreaterThanOrEqual(tabs.y + tabs.height - 1);
    expect(asked.y).toBeLessThan(tabs.y + tabs.height + 8);
    await tapOne(page, random);
    // A player who looks at something else is called back by the next question.
    if (i % 3 === 0 && (await isAsked(page))) await lookAway(page);
  }
  expect(heights.size).toBe(1);

  // A menu of the plan lies over the sheet, and one of the sheet over the plan.
  await putAway(page);
  await page.locator('[data-tab=act]').tap();
  await page.locator('.room[data-own]').first().tap();
  if ((await page.locator('.menu:popover-open').count()) > 0) {
    expect(await coveredTabs(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }

  await page.setViewportSize(ASIDE);
  const plan = (await boxOf(page, '.plan'))!;
  expect(plan.height).toBeGreaterThanOrEqual(ASIDE.height / 2);
  expect(await coveredTabs(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await complaints(page)).toEqual([]);
});

interface Point {
  readonly x: number;
  readonly y: number;
}

/** As far apart, two touches are not a double one. */
const APART = 120;

/** Touches something, far from where the last touch was, or late enough after it. */
async function tapApart(page: Page, target: Locator, last: Point): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  const at = { x: last.x > x + width / 2 ? 0.1 * width : 0.9 * width, y: height / 2 };
  const point = { x: x + at.x, y: y + at.y };
  if (Math.hypot(point.x - last.x, point.y - last.y) < APART) await page.waitForTimeout(DOUBLE);
  await target.tap({ position: at });
  return point;
}

/** Touches an option: the card that is laid out, or its line in the list. */
async function tapAny(page: Page, random: () => number, last: Point): Promise<Point> {
  const closed = page.locator('.question button[aria-expanded=false]');
  if ((await closed.count()) > 0) await closed.tap();
  const choices = page.locator('.question .choice');
  await choices.first().waitFor({ state: 'attached' });
  const list = lively(
    await choices.evaluateAll((all) => all.map((one) => one.getAttribute('data-notation')!)),
  );
  const taken = list[Math.floor(random() * list.length)]!;
  const before = await decisions(page);
  const card = page.locator(`.line-up [data-takes="${taken}"]`);
  const isLaidOut = (await page.locator('.line-up').count()) > 0;
  if (isLaidOut && (await card.count()) === 0)
    await page.locator('.line-up .line-up-asked button').tap();
  const line = page.locator(`.question .choice[data-notation="${taken}"]`);
  const point = await tapApart(page, isLaidOut && (await card.count()) > 0 ? card : line, last);
  await settle(page, before);
  return point;
}

it.each([
  ['ship', 'short-3'],
  ['mars', 'short-0'],
  ['station', 'short-0'],
])('the %s can be played to the end by touch alone', async (theme, seed) => {
  const page = await visit({ viewport: UPRIGHT, hasTouch: true, isMobile: true, seed });
  await page.locator(`.game-card[data-game=${theme}] .plain`).first().tap();
  await page.locator('dialog[open] .new-game [type=submit]').tap();
  await page.waitForSelector('.table');
  const random = numbers(11);
  let last = { x: 0, y: 0 };
  while (await isAsked(page)) last = await tapAny(page, random, last);
  expect(await page.locator('.end').count()).toBe(1);
});
