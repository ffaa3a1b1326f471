import { loadPuzzles, PUZZLED, type Puzzle } from '@deadlight/games/puzzles';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { complaints } from './axe.ts';
import { useBrowser, visit } from './browser.ts';
import { takeOne } from './take-one.ts';

useBrowser();

/** Opens a puzzle by its address. */
async function open(page: Page, { game }: Puzzle, number: number): Promise<void> {
  await page.goto(`${inject('address')}#/puzzle/${game}/${number}`);
  await page.locator('.puzzle-panel').waitFor();
}

/** What the page says came of it. */
const result = (page: Page): Promise<string | null> =>
  page.locator('dialog[open] .puzzle-result').getAttribute('data-result');

async function solve(page: Page, puzzle: Puzzle, number: number): Promise<void> {
  await open(page, puzzle, number);
  for (const says of puzzle.solution) await page.evaluate(takeOne, { says });
  expect(await result(page), `${puzzle.game} ${number}`).toBe('solved');
  // On to the next one, which has an address of its own.
  await page.locator('dialog[open] .dialog-tools .plain').last().click();
  await page.waitForSelector('.puzzles');
}

it('every puzzle can be solved in the page as its kept solution says', async () => {
  const solved = await Promise.all(
    PUZZLED.map(async (game) => {
      const page = await visit();
      const puzzles = await loadPuzzles(game);
      for (const [at, puzzle] of puzzles.entries()) await solve(page, puzzle, at + 1);
      return page.locator('.puzzles [data-solved]').count();
    }),
  );
  expect(solved).toEqual([10, 10, 10]);
});

it('is reached from the list, keeps its address, and says when there are no turns left', async () => {
  const [puzzle] = await loadPuzzles('nemesis');
  const page = await visit();
  await page.goto(`${inject('address')}#/puzzles`);
  await page.locator('.puzzles-game[data-game=ship] button').first().waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.locator('.puzzles-game[data-game=ship] button').first().click();
  await page.locator('.puzzle-panel').waitFor();
  await page.evaluate(takeOne, { says: puzzle!.solution[0]! });
  await page.reload();
  await page.locator('.puzzle-panel').waitFor();
  await page.evaluate(takeOne, { says: 'pass' });
  while ((await page.locator('.puzzle-result').count()) === 0) await page.evaluate(takeOne, {});
  expect(await result(page)).toBe('failed');
  expect(await complaints(page)).toEqual([]);
  await page.locator('dialog[open] .dialog-tools .plain').first().click();
  for (const says of puzzle!.solution) await page.evaluate(takeOne, { says });
  expect(await result(page)).toBe('solved');
});
