/** A game that was begun before the rules changed is ended on the rules of then, which the page loads for it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGame } from '@deadlight/host';
import { linkTo, packRecord } from '@deadlight/host/share';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { numbers, playOn } from './player.ts';

useBrowser();

const ROOT = join(import.meta.dirname, '../../..');
const SAVED = { game: 'panic', rules: 2 };

/** A visitor, and a game of older rules. While those are still the newest, they are given a lower number. */
async function visitor(): Promise<{ page: Page; record: string; rules: number }> {
  const { game, rules } = SAVED;
  const record = readFileSync(join(ROOT, `fixtures/kept/${game}-${rules}.save`), 'utf8');
  const page = await visit();
  if ((await loadGame(game)).game.rules > rules) return { page, record, rules };
  const older = rules - 1;
  const kept = readFileSync(join(ROOT, `rulesets/${game}-${rules}.js`), 'utf8');
  const body = kept.replace(/(id: "panic",\s+rules: )\d+/, `$1${older}`);
  expect(body).not.toBe(kept);
  await page
    .context()
    .route(`**/rulesets/${game}-${older}.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
  return {
    page,
    record: record.replace(`game ${game} ${rules}`, `game ${game} ${older}`),
    rules: older,
  };
}

it('from a file', async () => {
  const { page, record, rules } = await visitor();
  const file = join(tmpdir(), `kept-${process.pid}.deadlight`);
  writeFileSync(file, record);
  const asked = page.waitForRequest(`**/rulesets/${SAVED.game}-${rules}.js`);
  await page.locator('.kept-games input[type=file]').setInputFiles(file);
  await page.waitForSelector('.kept-game');
  await page.locator('.kept-game .plain').first().click();
  await asked;
  await page.waitForSelector('.table');
  await playOn(page, 2000, numbers(7));
  await page.waitForSelector('.end');
});

it('from a share link', async () => {
  const { page, record, rules } = await visitor();
  const asked = page.waitForRequest(`**/rulesets/${SAVED.game}-${rules}.js`);
  await page.goto(linkTo(inject('address'), await packRecord(record)));
  await asked;
  await page.locator('.replay [data-does=continue]').click();
  await page.locator('.dialog[open] .primary').click();
  await page.waitForSelector('.table');
  await playOn(page, 2000, numbers(7));
  await page.waitForSelector('.end');
});
