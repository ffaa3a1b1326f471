import { askTexts, Voice } from '@deadlight/games';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playNow, useBrowser, visit } from './browser.ts';
import { pressesOfTab, sitWithoutPicture } from './by-ear.ts';
import { heard, isLost, listen } from './listener.ts';
import { decisions, isAsked, isTaken, numbers } from './player.ts';

useBrowser();

/** Timers only make these tests wait: what follows what stays as it is. */
const FASTER = 20;

const field = '.ears-command input';

/** Types a line, and waits until it has been answered aloud. */
async function type(page: Page, line: string): Promise<string> {
  const before = (await heard(page)).length;
  await page.fill(field, line);
  await page.press(field, 'Enter');
  await page.waitForFunction((count) => window.heard.length > count, before);
  return (await heard(page)).at(-1)!.text;
}

it('the first control of the first page plays without the picture', async () => {
  const page = await visit({ seed: 'ears' });
  await page.keyboard.press('Tab');
  const first = await page.evaluate(() => document.activeElement?.textContent);
  expect(first).toBe('Play without the picture');
});

describe.each([
  ['ship', 'de'],
  ['mars', 'fr'],
  ['station', 'es'],
] as const)('without the picture, at a table of the %s in %s', (theme, locale) => {
  const voice = new Voice(locale, askTexts[locale]);
  const word = (command: string): string => voice.say(`hear.word.${command}`).split(',')[0]!;

  it('one region says everything', async () => {
    const page = await visit({ seed: `ears-${theme}`, locale, faster: FASTER });
    await listen(page);
    await sitWithoutPicture(page, theme);
    const random = numbers(7);
    for (let i = 0; i < 5; i++) {
      for (const command of ['where', 'threats', 'hand']) {
        const said = await type(page, word(command));
        expect(said).not.toBe('');
        expect(said).not.toMatch(/[{}]|undefined|→/);
      }
      const count = await page.locator('.ears-answer').count();
      if (count > 0) await type(page, `${word('take')} ${1 + Math.floor(random() * count)}`);
      expect(await isLost(page)).toBe(false);
      expect(await page.evaluate(pressesOfTab)).toBeLessThanOrEqual(40);
    }
    const all = await heard(page);
    expect([...new Set(all.map(({ region }) => region))]).toEqual(['announcer']);
    expect(await page.title()).toMatch(/, Deadlight$/);
  });
});

it('a list of answers is walked by arrows and found by letters', async () => {
  const page = await visit({ seed: 'list' });
  await listen(page);
  await sitWithoutPicture(page, 'ship');
  const list = page.locator('.ears-answers');
  await list.focus();
  const active = (): Promise<string | null> =>
    page.locator('.ears-answer[data-active]').textContent();
  const [first, second] = await page.locator('.ears-answer').allTextContents();
  expect(await active()).toBe(first);
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe(second);
  await page.keyboard.press('Home');
  expect(await active()).toBe(first);
  const before = await page.locator('.ears').getAttribute('data-decisions');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (last) => document.querySelector('.ears')?.getAttribute('data-decisions') !== last,
    before,
  );
  expect(await isLost(page)).toBe(false);
});

it('a held key makes one decision', async () => {
  const page = await visit({ seed: 'held', settings: { light: 'off' } });
  await playNow(page);
  await isAsked(page);
  const before = await decisions(page);
  await page.keyboard.down('1');
  for (let i = 0; i < 8; i++) await page.keyboard.down('1');
  await page.keyboard.up('1');
  await isTaken(page, before);
  await page.waitForFunction(() => document.querySelector('.question-asked') !== null);
  expect(Number(await decisions(page))).toBeLessThanOrEqual(Number(before) + 3);
});

it('letters do nothing where they are switched off, and work with Alt where that is wanted', async () => {
  const off = await visit({ seed: 'letters', settings: { shortcuts: 'off', light: 'off' } });
  await playNow(off);
  await isAsked(off);
  const before = await decisions(off);
  await off.keyboard.press('1');
  await off.keyboard.press('?');
  expect(await off.locator('dialog[open] .keys').count()).toBe(0);
  expect(await decisions(off)).toBe(before);
  const alt = await visit({ seed: 'letters', settings: { shortcuts: 'alt', light: 'off' } });
  await playNow(alt);
  await isAsked(alt);
  await alt.keyboard.press('Alt+p');
  // Cards that lie over the plan are put away first.
  await alt.waitForSelector('.room:focus');
});

it('every screen begins at its heading, and has a title of its own', async () => {
  const page = await visit();
  for (const [link, title] of [
    ['#/puzzles', /^Puzzles, Deadlight$/],
    ['#/book', /, Deadlight$/],
    ['#/about', /, Deadlight$/],
  ] as const) {
    await page.locator(`.lobby-foot a[href="${link}"]`).click();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await page.title()).toMatch(title);
    await page.goBack();
    await page.waitForSelector('.lobby');
    await page.waitForFunction(() => document.title === 'Deadlight');
  }
});

it('whoever reads the table in order comes to the decision before the log', async () => {
  const page = await visit({ seed: 'order', settings: { light: 'off' } });
  await playNow(page);
  const isFirst = await page.evaluate(() => {
    const [question, log] = ['.question', '.table-side'].map((one) => document.querySelector(one)!);
    return question!.compareDocumentPosition(log!) === Node.DOCUMENT_POSITION_FOLLOWING;
  });
  expect(isFirst).toBe(true);
});

it('a room tells its ways to those who do not see them', async () => {
  const page = await visit({ seed: 'ways', settings: { light: 'off' } });
  await playNow(page);
  const described = await page
    .locator('.room[data-own], .room')
    .first()
    .getAttribute('aria-description');
  expect(described).toMatch(/Corridor \d.* between rooms \d+ and \d+/);
});
