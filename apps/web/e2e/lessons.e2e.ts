import { readFileSync } from 'node:fs';
import { LESSONS, type Lesson } from '@deadlight/games/lessons';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { readLesson } from '../../../packages/games/src/lessons/read-lesson.ts';
import { complaints, overflow } from './axe.ts';
import { useBrowser, visit } from './browser.ts';
import { takeOne } from './take-one.ts';

useBrowser();

/** What the learner decides on the kept way. */
function solutionOf(game: string, { id }: Lesson): string[] {
  const file = new URL(`../../../scenarios/${game}/lessons/${id}.yaml`, import.meta.url);
  const { position, solution } = readLesson(readFileSync(file, 'utf8'), id);
  return solution.filter(({ seat }) => seat === position.seat).map(({ says }) => says);
}

/** What the page says came of it. */
const result = (page: Page): Promise<string | null> =>
  page.locator('dialog[open] .puzzle-result').getAttribute('data-result');

it('every lesson can be taken in the page as its kept way says, one after the other', async () => {
  const learned = await Promise.all(
    Object.entries(LESSONS).map(async ([game, lessons]) => {
      const page = await visit();
      await page.goto(`${inject('address')}#/lesson/${game}/1`);
      for (const [at, lesson] of lessons.entries()) {
        await page.locator(`.coach[data-step=${lesson.steps[0]!.id}]`).waitFor();
        for (const says of solutionOf(game, lesson)) await page.evaluate(takeOne, { says });
        expect(await result(page), `${game} ${lesson.id}`).toBe('solved');
        if (at < lessons.length - 1)
          await page.locator('dialog[open] .dialog-tools .primary').click();
        else await page.locator('dialog[open] .dialog-tools .plain').last().click();
      }
      await page.waitForSelector('.puzzles');
      return page.locator('.puzzles [data-solved]').count();
    }),
  );
  expect(learned).toEqual([6, 6, 6]);
});

it('is reached from the lobby, says what to do, and can be taken back and tried again', async () => {
  const page = await visit({ viewport: { width: 360, height: 740 } });
  await page.locator('[data-begin=lessons]').click();
  await page.locator('.puzzles-game[data-game=ship] button').first().waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.locator('.puzzles-game[data-game=ship] button').first().click();
  await page.locator('.coach[data-step=go]').waitFor();
  await page.locator('.puzzle-panel').waitFor();
  expect(await complaints(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.evaluate(takeOne, { says: 'move 14' });
  const pays = '.question .choice[data-verb=pay]';
  await page.locator(pays).first().waitFor({ state: 'attached' });
  await page.keyboard.press('u');
  // It is taken back in the worker.
  await page.locator(pays).first().waitFor({ state: 'detached' });
  await page.evaluate(takeOne, { says: 'move 6' });
  await page.reload();
  await page.locator('.coach[data-step=go]').waitFor();
  const [first, paid] = solutionOf('nemesis', LESSONS['nemesis']![0]!);
  await page.evaluate(takeOne, { says: first! });
  await page.evaluate(takeOne, { says: paid! });
  await page.locator('.coach[data-step=die]').waitFor();
});
