import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download } from 'playwright-core';
import { expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { playNow, useBrowser, visit } from './browser.ts';
import { numbers, offered, playOn } from './player.ts';

useBrowser();

it('goes on after a reload, in the middle of a decision', async () => {
  const page = await visit({ seed: 'reload' });
  await playNow(page);
  await playOn(page, 12, numbers(5));
  const [asked, options] = [
    await page.locator('.question-asked').textContent(),
    await offered(page),
  ];
  const made = await page.locator('.table').getAttribute('data-decisions');
  await page.reload();
  await page.waitForSelector('.question .question-asked');
  // What the question is about is told only as long as one remembers it.
  const again = await page.locator('.question-asked').textContent();
  expect(asked!.split(' (')[0]).toContain(again!.split(' (')[0]);
  expect(await offered(page)).toEqual(options);
  expect(await page.locator('.table').getAttribute('data-decisions')).toBe(made);
  await playOn(page, 3, numbers(5));
});

it('exports a game as a file and imports it again; refuses a damaged one', async () => {
  const page = await visit({ seed: 'file' });
  await playNow(page);
  await playOn(page, 6, numbers(2));
  await page.locator('.strip .tool').first().click();
  await page.waitForSelector('.kept-game');
  // As long as it is not over, what oneself knows; the whole game if everybody agrees.
  const exported = async (button: string): Promise<Download> => {
    await page.locator('.kept-game .tool').first().click();
    await page.waitForSelector('.dialog[open]');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator(`.dialog[open] .dialog-tools ${button}`).click(),
    ]);
    return download;
  };
  expect((await exported('.primary')).suggestedFilename()).toMatch(/-seat-1\.json$/);
  const download = await exported('.plain');
  const file = join(tmpdir(), download.suggestedFilename());
  await download.saveAs(file);
  const record = readFileSync(file, 'utf8');
  expect(record).toMatch(/^deadlight 2\ngame nemesis/);
  await page.locator('.kept-games input[type=file]').setInputFiles(file);
  await page.waitForFunction(() => document.querySelectorAll('.kept-game').length === 2);

  writeFileSync(file, record.replace(/^end .*$/m, 'end 3 nonsense'));
  await page.locator('.kept-games input[type=file]').setInputFiles(file);
  await page.waitForSelector('.failure');
  expect(await page.locator('.failure').textContent()).toContain('cannot be read');
});

it('goes on from the last decision after the host has died, or leaves the table', async () => {
  const page = await visit({ seed: 'dead-host' });
  await playNow(page);
  await playOn(page, 4, numbers(3));
  const made = await page.locator('.table').getAttribute('data-decisions');
  const die = (): Promise<void> =>
    page
      .workers()
      .at(-1)!
      .evaluate(() => {
        setTimeout(() => {
          throw new Error('out of memory');
        });
      });
  await die();
  await page.waitForSelector('.failure[role=alert]');
  expect(await complaints(page)).toEqual([]);
  await page.locator('.failure .primary').click();
  // The table stays in sight meanwhile, but takes no answer before the new host has it.
  await page.waitForSelector('.question[aria-busy=false] .question-asked');
  expect(await page.locator('.table').getAttribute('data-decisions')).toBe(made);
  await playOn(page, 2, numbers(3));
  await die();
  await page.locator('.failure .plain').click();
  await page.waitForSelector('.kept-game');
});
