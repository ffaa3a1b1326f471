import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkTo, packRecord } from '@deadlight/host/share';
import { expect, inject, it } from 'vitest';
import { sitDown, useBrowser, visit } from './browser.ts';
import { hiddenNames, smallestText } from './legible.ts';
import { numbers, playOn, putAway } from './player.ts';

useBrowser();

const SCREENS = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
];

it.each([
  ['ship', 16],
  ['mars', 16],
  ['station', 10],
] as const)('the plan of the %s can be read on every screen', async (theme, decisions) => {
  const page = await visit({ settings: { language: 'de' }, viewport: SCREENS[0]!, seed: 'plan' });
  await sitDown(page, theme);
  const random = numbers(7);
  await playOn(page, decisions, random);
  // On a phone, cards to choose from lie over the plan.
  while ((await page.locator('.line-up').count()) > 0) await playOn(page, 1, random);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await page.reload();
    await page.waitForSelector('.question .question-asked');
    expect(await smallestText(page)).toBeGreaterThanOrEqual(12);
    expect(await hiddenNames(page)).toEqual([]);
    // So is every tool.
    const tools = (await page.locator('.strip-tools').boundingBox())!;
    expect(tools.x + tools.width).toBeLessThanOrEqual(screen.width);
    // Where I am is in sight.
    const own = await page.locator('.room[data-own]').first().boundingBox();
    const plan = (await page.locator('.plan').boundingBox())!;
    expect(own!.x).toBeGreaterThanOrEqual(plan.x - 1);
    expect(own!.x + own!.width).toBeLessThanOrEqual(plan.x + plan.width + 1);
    expect(own!.y + own!.height).toBeLessThanOrEqual(plan.y + plan.height + 1);
  }
  // From afar there are signs, but no letters too small to read.
  await page.setViewportSize(SCREENS[1]!);
  await putAway(page);
  await page.locator('.plan').focus();
  await page.locator('.plan-tools button').last().click();
  expect(await smallestText(page)).toBeGreaterThanOrEqual(12);
});

it.each(SCREENS.slice(0, 2))(
  '$width px wide, shows where something happened, and a hint',
  async (viewport) => {
    const page = await visit({ viewport, seed: 'plan' });
    await sitDown(page, 'ship');
    await playOn(page, 12, numbers(7));
    const tab = (name: string) => page.locator(`.table-sheet-tabs [data-tab=${name}]:visible`);
    const isPhone = (await tab('log').count()) > 0;
    if (isPhone) await tab('log').click();
    // It shows for a moment only: one has to be looking.
    const isSeen = page.waitForFunction(() => {
      const spot = document.querySelector('.on-plan-pointed')?.getBoundingClientRect();
      const plan = document.querySelector('.plan')!.getBoundingClientRect();
      if (spot === undefined) return false;
      const [x, y] = [spot.left + spot.width / 2, spot.top + spot.height / 2];
      return x > plan.left && x < plan.right && y > plan.top && y < plan.bottom;
    });
    await Promise.all([isSeen, page.locator('.log-place').last().click()]);

    if (isPhone) await tab('act').click();
    const question = page.locator('.question');
    const hint = question.locator('.question-tools button').last();
    // Asked for once more from the far end, it comes into sight again.
    for (let i = 0; i < 2; i++) {
      await question.evaluate((box) => box.scrollTo(0, box.scrollHeight));
      await hint.click();
      await page.waitForSelector('.hints');
      // It is scrolled to when its text is there.
      await page.waitForFunction(() => {
        const text = document.querySelector('.hints')!;
        const { x, y, width, height } = text.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.hints') === text;
      });
    }
    // More of it covers no option, and leaves those that are listed where they are.
    const pressed = page.locator('.question-kind[aria-pressed=true]');
    const open = await pressed.allTextContents();
    const listed = await page.locator('.question .choice').allTextContents();
    await page.locator('.hints button').click();
    const more = (await page.locator('.hints-more').boundingBox())!;
    const asks = (await page.locator(isPhone ? '.table-dock' : '.question').boundingBox())!;
    expect(more.y + more.height <= asks.y || more.x + more.width <= asks.x).toBe(true);
    expect(await pressed.allTextContents()).toEqual(open);
    expect(await page.locator('.question .choice').allTextContents()).toEqual(listed);
  },
);

it('looks at a creature from near, until a key is touched; never without motion', async () => {
  // The Queen rises with this decision.
  const [record, before] = ['nemesis/037.deadlight', 202];
  const text = readFileSync(join(import.meta.dirname, '../../../fixtures', record), 'utf8');
  const page = await visit({ settings: { pace: 'steady' }, reducedMotion: 'no-preference' });
  await page.goto(`${linkTo(inject('address'), await packRecord(text))}/${before}`);
  await page.waitForSelector('.replay .room');
  const world = page.locator('.plan-world');
  const scale = (): Promise<number> =>
    world.evaluate((plan) => new DOMMatrix((plan as HTMLElement).style.transform).a);
  const from = await scale();
  await page.locator('[data-does=on]').click();
  await page.locator('.plan-world[data-shot]').waitFor();
  expect(await scale()).toBeCloseTo(2.2 * from, 2);
  await page.keyboard.press('Shift');
  expect(await scale()).toBeCloseTo(from);
  expect(await world.getAttribute('data-shot')).toBeNull();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('[data-does=back]').click();
  await page.locator('[data-does=on]').click();
  await page.waitForSelector('.stage-apparition');
  expect(await scale()).toBeCloseTo(from);
});
