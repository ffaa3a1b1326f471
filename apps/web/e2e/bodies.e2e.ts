/** What is not told by axe’s usual rules: contrast at 7 : 1, the size of what is touched, reflow, one hand, tremor. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflow, weakContrasts } from './axe.ts';
import { playNow, sitDown, useBrowser, visit } from './browser.ts';
import { contrasts } from './legible.ts';
import { isAsked, numbers, playOn, readAll } from './player.ts';
import { smallTargets } from './targets.ts';

useBrowser();

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SCHEMES = ['dark', 'light'] as const;
/** As many decisions as it takes until creatures, fire and a full log are there. */
const LATER = 12;

describe.each(['ship', 'mars', 'station'])('with more contrast, at a table of the %s', (theme) => {
  it('all text is at 7 to 1 or more', async () => {
    const page = await visit({ seed: 'contrast', contrast: 'more' });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      expect(await page.evaluate(() => document.documentElement.dataset['contrast'])).toBe('more');
      expect(await weakContrasts(page)).toEqual([]);
    }
    await sitDown(page, theme);
    await playOn(page, LATER, numbers(7));
    await page.waitForSelector('.question .question-asked, .end');
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      for (const tab of [0, 1, 2]) {
        await page.locator('.table-side-tabs button').nth(tab).click();
        expect(await weakContrasts(page)).toEqual([]);
      }
      const plan = (await contrasts(page)).filter(({ ratio }) => ratio < 7);
      expect(plan).toEqual([]);
    }
  });
});

it('without the picture all text is at 7 to 1, too', async () => {
  const page = await visit({ seed: 'contrast', settings: { ears: 'on', contrast: 'more' } });
  await page.locator('[data-begin=now]').click();
  await page.waitForSelector('.ears');
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    expect(await weakContrasts(page)).toEqual([]);
  }
});

/** Every screen that can be reached from the first one. */
async function everywhere(page: Page, look: (where: string) => Promise<void>): Promise<void> {
  await look('lobby');
  await page.locator('.game-card .plain').first().click();
  await page.locator('dialog[open] .new-game').waitFor();
  await look('set-up');
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  for (const route of ['#/puzzles', '#/book', '#/rules/nemesis', '#/about']) {
    await page.evaluate((to) => {
      location.hash = to;
    }, route);
    await page.waitForSelector('main h1, h1');
    await look(route);
  }
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.waitForSelector('.lobby');
  await playNow(page);
  await playOn(page, LATER, numbers(7));
  await page.waitForSelector('.question .question-asked');
  await look('table');
  for (const tab of await page.locator('.table-side-tabs button, .table-sheet-tabs button').all())
    if (await tab.isVisible()) {
      await tab.click();
      await look(`table, ${await tab.textContent()}`);
    }
}

describe('what is pressed', () => {
  it('is 24 pixels high and wide for a pointer', async () => {
    const page = await visit({ seed: 'targets' });
    await everywhere(page, async (where) => {
      expect(await smallTargets(page, 24), where).toEqual([]);
    });
  });

  it('is 44 pixels high and wide for a finger', async () => {
    const page = await visit({
      seed: 'targets',
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    await everywhere(page, async (where) => {
      expect(await smallTargets(page, 44), where).toEqual([]);
    });
  });

  it('is the room where a figure is smaller than that', async () => {
    const page = await visit(PHONE);
    // A table that is laid out: whatever bots do elsewhere, somebody can be shot here.
    await page.goto(`${page.url().split('?')[0]}#/puzzle/nemesis/foam`);
    const figure = page.locator('.piece[data-offers]').first();
    await figure.waitFor();
    expect((await figure.boundingBox())!.width).toBeLessThan(44);
    await figure.dispatchEvent('click');
    const opened = await page.locator('.menu:popover-open h2').textContent();
    expect(await page.locator('.room-name').allTextContents()).toContain(
      opened!.replace(/^\S+ /, ''),
    );
  });
});

describe('at 400 %', () => {
  it.each(['on', 'off'])('everything is in one column, without the picture %s', async (ears) => {
    const page = await visit({
      seed: 'zoom',
      viewport: { width: 320, height: 256 },
      settings: { ears: ears === 'on' ? 'on' : 'off' },
    });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.locator('[data-begin=now]').click();
    if (ears === 'off') {
      const candidate = page.locator('.line-up [data-takes]').first();
      await candidate.waitFor();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await candidate.click();
    }
    await page.waitForSelector(ears === 'on' ? '.ears-answer' : '.question .choice');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const question = page.locator(ears === 'on' ? '.ears-answers' : '.question');
    await question.scrollIntoViewIfNeeded();
    const box = (await question.boundingBox())!;
    expect(box.height).toBeGreaterThan(60);
    expect(box.width).toBeLessThanOrEqual(320);
  });
});

describe('with text of twice the size', () => {
  it.each([
    [1280, 720],
    [390, 844],
  ])('nothing lies over an answer, at %i by %i', async (width, height) => {
    const page = await visit({
      seed: 'large',
      viewport: { width, height },
      settings: { 'text-size': '200' },
    });
    await playNow(page);
    await isAsked(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.locator('.line-up .primary').first().click();
    await page.waitForSelector('.table:not(:has(.line-up)) .question .choice');
    const covered = await page.locator('.question .choice, .strip .tool').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .filter((one) => {
          one.scrollIntoView({ block: 'center' });
          const { left, top, width: wide, height: high } = one.getBoundingClientRect();
          const found = document.elementFromPoint(left + wide / 2, top + high / 2);
          return !one.contains(found);
        })
        .map(({ textContent, className }) => `${className}: ${textContent}`),
    );
    expect(covered).toEqual([]);
  });
});

describe('for one hand', () => {
  it('the question is on its side', async () => {
    const at = async (hands: string): Promise<number> => {
      const page = await visit({ seed: 'hands', settings: { hands } });
      await playNow(page);
      await isAsked(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      return (await page.locator('.question').boundingBox())!.x;
    };
    expect(await at('left')).toBeLessThan(10);
    expect(await at('right')).toBeGreaterThan(700);
  });

  it('on a phone, all controls are in the lower part', async () => {
    const page = await visit({
      seed: 'hands',
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
      settings: { hands: 'right' },
    });
    await playNow(page);
    await isAsked(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    for (const part of ['.strip-tools', '.table-sheet-tabs', '.question'])
      expect((await page.locator(part).first().boundingBox())!.y, part).toBeGreaterThan(250);
    expect((await page.locator('.choice').first().boundingBox())!.x).toBeGreaterThan(50);
  });
});

/** What has the focus and is wholly off the screen or under something else (WCAG 2.4.11), by its name; null if it is in sight. */
const obscured = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const had = document.activeElement!;
    const { left, top, width, height } = had.getBoundingClientRect();
    const parts = [0.04, 0.25, 0.5, 0.75, 0.96];
    const isSeen = parts.some((x) =>
      parts.some((y) => {
        const found = document.elementFromPoint(left + width * x, top + height * y);
        return found !== null && had.contains(found);
      }),
    );
    return isSeen ? null : `${had.className} ${had.getAttribute('aria-label') ?? had.textContent}`;
  });

describe.each(['ship', 'mars', 'station'])('at a table of the %s, what has the focus', (theme) => {
  it.each([
    ['desk', DESK],
    ['phone', PHONE],
  ])('can be seen, at a %s', async (_, screen) => {
    const page = await visit({ seed: 'sight', settings: { light: 'off' }, ...screen });
    await sitDown(page, theme);
    const random = numbers(7);
    const hidden = new Set<string>();
    const look = async (key: string): Promise<void> => {
      await page.keyboard.press(key);
      const name = await obscured(page);
      if (name !== null) hidden.add(`${key}: ${name}`);
    };
    for (const more of [0, LATER]) {
      await playOn(page, more, random);
      await isAsked(page);
      await readAll(page);
      for (let stop = 0; stop < 45; stop++) await look('Tab');
      await page.keyboard.press('p');
      await page.waitForFunction(() => document.activeElement?.matches('.room') === true);
      for (const arrow of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'])
        for (let step = 0; step < 4; step++) await look(arrow);
    }
    expect([...hidden]).toEqual([]);
  });
});

it.each([
  ['1500', 1],
  ['0', 3],
] as const)('of three clicks at once, with a guard of %s ms, %i count', async (guard, counted) => {
  const page = await visit({ seed: 'tremor', settings: { guard } });
  const clicks = await page.evaluate(() => {
    let count = 0;
    const button = document.createElement('button');
    button.addEventListener('click', () => {
      count++;
    });
    document.body.append(button);
    for (let i = 0; i < 3; i++) button.click();
    return count;
  });
  expect(clicks).toBe(counted);
});
