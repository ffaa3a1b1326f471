import { readFileSync } from 'node:fs';
import { PUZZLES, type Puzzle } from '@deadlight/games/puzzles';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { readLesson } from '../../../packages/games/src/lessons/read-lesson.ts';
import { complaints, overflow } from './axe.ts';
import { useBrowser, visit } from './browser.ts';
import { takeOne } from './take-one.ts';

useBrowser();

function solutionOf({ game, id }: Puzzle): string[] {
  const file = new URL(`../../../scenarios/${game}/puzzles/${id}.yaml`, import.meta.url);
  return readLesson(readFileSync(file, 'utf8'), id).solution.map(({ says }) => says);
}

/** Opens a puzzle by its address. */
async function open(page: Page, { game, id }: Puzzle): Promise<void> {
  await page.goto(`${inject('address')}#/puzzle/${game}/${id}`);
  await page.locator('.puzzle-panel').waitFor();
}

/** What the page says came of it. */
const result = (page: Page): Promise<string | null> =>
  page.locator('dialog[open] .puzzle-result').getAttribute('data-result');

async function solve(page: Page, puzzle: Puzzle): Promise<void> {
  await open(page, puzzle);
  for (const says of solutionOf(puzzle)) await page.evaluate(takeOne, { says });
  // How it ended for them is read before what came of the puzzle.
  const fate = page.locator('.death[open] .primary');
  await page
    .locator('dialog[open] .puzzle-result')
    .or(fate)
    .first()
    .waitFor()
    .catch((error: unknown) => {
      throw new Error(`${puzzle.id}: nothing came of it`, { cause: error });
    });
  if (await fate.isVisible()) await fate.click();
  expect(await result(page), puzzle.id).toBe('solved');
}

it('every puzzle can be solved in the page as its kept way says', async () => {
  const solved = await Promise.all(
    Object.values(PUZZLES).map(async (puzzles) => {
      const page = await visit();
      for (const puzzle of puzzles) await solve(page, puzzle);
      // At some tables the others still play on, so the page is loaded again.
      await page.goto('about:blank');
      await page.goto(`${inject('address')}#/puzzles`);
      await page.locator('.puzzles-card').nth(29).waitFor();
      return page.locator('.puzzles [data-solved]').count();
    }),
  );
  expect(solved).toEqual([10, 10, 10]);
});

it('is reached from the list, keeps its address, and says why a temptation does not lead there', async () => {
  const puzzle = PUZZLES['nemesis']!.find(({ id }) => id === 'foam')!;
  const page = await visit();
  await page.goto(`${inject('address')}#/puzzles`);
  const card = page.locator(`.puzzles-card[href="#/puzzle/nemesis/${puzzle.id}"]`);
  await card.waitFor();
  await page.locator('.puzzle-picture .room-art').nth(29).waitFor({ state: 'attached' });
  expect(await complaints(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await card.click();
  await page.locator('.puzzle-panel').waitFor();
  expect(await page.locator('.puzzle-panel').innerText()).toContain('Foam');
  await page.evaluate(takeOne, { says: 'play full-auto' });
  await page.reload();
  await page.locator('.puzzle-panel').waitFor();
  await page.evaluate(takeOne, { says: 'play full-auto' });
  while ((await page.locator('.puzzle-result').count()) === 0) await page.evaluate(takeOne, {});
  expect(await result(page)).toBe('failed');
  expect(await page.locator('.puzzle-result').innerText()).toMatch(/It need not die, only leave/);
  expect(await complaints(page)).toEqual([]);
  await page.locator('dialog[open] .dialog-tools .plain').first().click();
  for (const says of solutionOf(puzzle)) await page.evaluate(takeOne, { says });
  expect(await result(page)).toBe('solved');
});

it('an address that leads to no puzzle leads to all of them', async () => {
  const page = await visit();
  await page.goto(`${inject('address')}#/puzzle/nemesis/nothing-of-the-kind`);
  await page.locator('.puzzles-card').first().waitFor();
  expect(new URL(page.url()).hash).toBe('#/puzzles');
});
