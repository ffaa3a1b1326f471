import { askTexts, Voice } from '@deadlight/games';
import { LANGUAGES } from '@deadlight/games/text';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PACES } from '../src/settings/settings.ts';
import { playNow, sitDown, useBrowser, visit } from './browser.ts';
import { answerByEar, keepTold, missedIn, momentsOf, sentencesOf } from './by-ear.ts';
import { heard, isLost, listen } from './listener.ts';
import { DULL, decisions, isAsked, isTaken, numbers, watchOn } from './player.ts';
import { takeOne } from './take-one.ts';

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

async function sitWithoutPicture(page: Page, theme: string): Promise<void> {
  await page.locator('.lobby-ears button').click();
  await page.waitForFunction(() => window.heard.length === 1);
  await page.locator(`.game-card[data-game=${theme}] .plain`).first().click();
  await page.locator('dialog[open] .new-game [type=submit]').click();
  await page.waitForSelector('.ears');
  await page.waitForFunction(() => window.heard.length > 1);
}

/** In the page: how many presses of Tab lead to the farthest control, there or back from what has the focus. */
function pressesOfTab(): number {
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled, [inert] *') &&
      one.checkVisibility({ visibilityProperty: true }),
  );
  const had = document.activeElement!;
  const before = stops.filter(
    (one) => had.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING,
  ).length;
  return Math.max(before, stops.length - before);
}

/** In the page: what had the focus may go with a decision, and the next thing takes it a moment later. */
const isFound = (): boolean =>
  document.activeElement !== null && document.activeElement !== document.body;

it('the first control of the first page plays without the picture', async () => {
  const page = await visit({ seed: 'ears' });
  await page.keyboard.press('Tab');
  const first = await page.evaluate(() => document.activeElement?.textContent);
  expect(first).toBe('Play without the picture');
});

const KINDS = ['ship', 'mars', 'station'] as const;

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

describe.each(PACES)('with the picture, at the pace %s', (pace) => {
  it('each decision is followed by the next question, and nothing else speaks', async () => {
    const page = await visit({ seed: 'heard', faster: FASTER, settings: { pace, light: 'off' } });
    await listen(page);
    await playNow(page);
    for (let i = 0; i < 5 && (await isAsked(page)); i++) {
      const before = await decisions(page);
      const count = (await heard(page)).length;
      await page.waitForSelector('.question .choice, .line-up');
      await page.keyboard.press('1');
      if (!(await isTaken(page, before))) await page.keyboard.press('Enter');
      await isTaken(page, before);
      await page.waitForFunction((last) => window.heard.length > last, count);
      expect(await isLost(page)).toBe(false);
    }
    const all = await heard(page);
    expect([...new Set(all.map(({ region }) => region))]).toEqual(['announcer']);
    expect(all.at(-1)!.text).toMatch(/answers?\.$/);
  });
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

/** The languages take turns; with `--mode whole`, each game is played in each. */
const WHOLE = import.meta.env.MODE === 'whole';
const BY_EAR = KINDS.flatMap((theme, kind) =>
  LANGUAGES.filter((_, at) => WHOLE || at === kind + 1).map(
    (language) => [theme, language] as const,
  ),
);

describe.each(BY_EAR)('a whole game without the picture, of the %s in %s', (theme, language) => {
  it('says each line once and in order, from one region, and never loses the focus', async () => {
    const page = await visit({
      seed: `by-ear-${theme}`,
      faster: FASTER,
      settings: { language, verbosity: 'all' },
    });
    await keepTold(page);
    await listen(page);
    await sitWithoutPicture(page, theme);
    const random = numbers(11);
    const wrong: string[] = [];
    for (let i = 0; i < 1500; i++) {
      const came = await page.evaluate(answerByEar, { share: random() });
      if (came === 'over') break;
      if (came !== 'taken') wrong.push(came);
    }
    expect(wrong).toEqual([]);
    await page.waitForSelector('.end');
    await page.waitForTimeout(500);
    expect(await isLost(page)).toBe(false);
    const all = await heard(page);
    expect([...new Set(all.map(({ region }) => region))]).toEqual(['announcer']);
    const transcript = all.map(({ text }) => text).join(' ');
    expect(transcript).not.toMatch(/[{}]|undefined|→/);
    const sentences = sentencesOf(await momentsOf(page), language, 'all');
    expect(sentences.length).toBeGreaterThan(40);
    expect(missedIn(transcript, sentences)).toEqual([]);
  });
});

/** Every pace, and one at which whoever plays goes on to the next question again and again. */
const AT_PACES = [...PACES, 'skipped'] as const;

/** With the picture, some decisions at each pace, in turns by game and language; with `--mode whole`, each game to its end. */
const SEEN = KINDS.flatMap((theme, kind) =>
  AT_PACES.flatMap((pace, at) =>
    WHOLE || at % KINDS.length === kind
      ? [[theme, pace, LANGUAGES[(kind + at) % LANGUAGES.length]!] as const]
      : [],
  ),
);
const SOME = 12;
const SKIPS_EVERY_MS = 150;

describe.each(SEEN)('a game with the picture, of the %s, %s, in %s', (theme, pace, language) => {
  it('says each line about me once and in order, keeps the focus, and has every control within reach', async () => {
    const played = pace === 'skipped' ? 'slow' : pace;
    const settings = { language, pace: played, light: 'off' };
    const page = await visit({ seed: `seen-${theme}`, faster: FASTER, settings });
    await keepTold(page);
    await listen(page);
    await sitDown(page, theme);
    if (pace === 'skipped')
      await page.evaluate((every) => {
        const skip = (): void => {
          dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
          setTimeout(skip, every);
        };
        skip();
      }, SKIPS_EVERY_MS * FASTER);
    const random = numbers(11);
    let farthest = 0;
    for (let i = 0; i < (WHOLE ? 2000 : SOME); i++) {
      const came = await page.evaluate(takeOne, { share: random(), dull: DULL.source });
      if (came === 'over') break;
      if (came === 'dead') await watchOn(page);
      if (await isLost(page)) await page.waitForFunction(isFound);
      farthest = Math.max(farthest, await page.evaluate(pressesOfTab));
    }
    expect(farthest).toBeLessThanOrEqual(40);
    await page.waitForTimeout(500);
    const all = await heard(page);
    expect([...new Set(all.map(({ region }) => region))]).toEqual(['announcer']);
    const transcript = all.map(({ text }) => text).join(' ');
    const sentences = sentencesOf(await momentsOf(page), language, 'mine');
    expect(missedIn(transcript, sentences)).toEqual([]);
  });
});
