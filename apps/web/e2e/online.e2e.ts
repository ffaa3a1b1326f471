/** Several windows at one table, served by the real server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dist } from '../../../scripts/web-build.mjs';
import { complaints, overflow } from './axe.ts';
import { useBrowser, visit } from './browser.ts';
import { takePicture } from './picture.ts';
import { numbers, offered } from './player.ts';

const COMMAND = fileURLToPath(new URL('../../cli/deadlight.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'deadlight-online-'));
let server: ChildProcess;
let port = 0;

/** Starts the server, the second time on the port that the pages know. */
async function start(): Promise<void> {
  const options = { port: String(port), address: '127.0.0.1', data: folder, app: dist };
  const args = Object.entries({ ...options, 'bot-time': '1-20', 'log-level': 'warn' });
  const words = args.flatMap(([name, value]) => [`--${name}`, value]);
  server = spawn(process.execPath, [COMMAND, 'server', ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  port = await new Promise((resolve, reject) => {
    server.stdout!.on('data', (text: Buffer) => {
      const found = /localhost:(\d+)/.exec(String(text))?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

useBrowser();
beforeAll(start);
afterAll(() => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const come = (locale = 'en', more = {}): Promise<Page> =>
  visit({ address: `http://localhost:${port}/`, locale, ...more });

const sit = async (page: Page, seat: number, name: string): Promise<void> => {
  const line = page.locator('.waiting-room-seat').nth(seat);
  await line.locator('input').fill(name);
  await line.locator('[type=submit]').click();
  await line.locator('.waiting-room-name').waitFor();
};

/** Whether the page waits for its answer now. */
const isAsked = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.querySelector('.question .question-asked') !== null &&
      document.querySelector('.table')?.getAttribute('aria-busy') !== 'true',
  );

const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.end') !== null);

const numberOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.table')?.getAttribute('data-decisions') ?? null);

/** A death is looked at, and watched on from. */
const closeDialog = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>('dialog[open] .primary')?.click());

/** Answers in whichever window is asked, so many times or to the end; gives how often. */
async function playTogether(
  pages: readonly Page[],
  most: number,
  random: () => number,
): Promise<number> {
  for (let made = 0; made < most; ) {
    if ((await Promise.all(pages.map(isOver))).every((over) => over)) return made;
    let acted = false;
    for (const page of pages) {
      await closeDialog(page);
      const before = await numberOf(page);
      if (!(await isAsked(page)) || before === null) continue;
      const list = await offered(page);
      const notation = list[Math.floor(random() * list.length)]!;
      await page.locator(`.question .choice[data-notation="${notation}"]`).click();
      await page.waitForFunction(
        (last) => {
          document.querySelector<HTMLElement>('dialog[open] .primary')?.click();
          return (
            document.querySelector('.end') !== null ||
            document.querySelector('.question .question-asked') === null ||
            document.querySelector('.table')?.getAttribute('data-decisions') !== last
          );
        },
        before,
        { polling: 20 },
      );
      made++;
      acted = true;
    }
    if (!acted) await pages[0]!.waitForTimeout(30);
  }
  return most;
}

it('three people in three windows play a whole game; one reloads, and the server is killed', async () => {
  const ada = await come();
  await ada.locator('.online-lobby-new select').first().selectOption('panic');
  await ada.locator('.online-lobby-new select').nth(2).selectOption('random');
  await ada.locator('.online-lobby-new [type=submit]').click();
  await ada.waitForSelector('.waiting-room');
  await sit(ada, 0, 'Ada');

  // The second finds the table in the lobby, in German; the third has the link, on a phone.
  const bo = await come('de');
  await bo.locator('.online-lobby-tables button').first().click();
  await bo.waitForSelector('.waiting-room');
  await sit(bo, 1, 'Bo');
  const eve = await come('fr', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await eve.goto(ada.url());
  await eve.waitForSelector('.waiting-room');
  await sit(eve, 3, 'Ève');
  expect(await complaints(eve)).toEqual([]);
  expect(await overflow(eve)).toBeLessThanOrEqual(0);
  for (const page of [bo, eve])
    await page.locator('.waiting-room-seat[data-mine] [aria-pressed=false]').click();
  await ada.locator('.waiting-room .primary:not([disabled])').waitFor();
  await takePicture(ada, 'online-waiting-room');
  await ada.locator('.waiting-room .primary').click();
  const pages = [ada, bo, eve];
  for (const page of pages) await page.waitForSelector('.table');

  // Somebody looks on from the lobby.
  const guest = await come('es');
  await guest.locator('.online-lobby-tables button').first().click();
  await guest.waitForSelector('.table');
  expect(await guest.locator('.question .choice').count()).toBe(0);

  const random = numbers(11);
  await playTogether(pages, 12, random);
  expect(await complaints(ada)).toEqual([]);
  await takePicture(ada, 'online-table');
  await bo.reload();
  await bo.waitForSelector('.table');
  await playTogether(pages, 6, random);

  server.kill('SIGKILL');
  await ada.waitForSelector('.online-people[data-lost]');
  await start();
  for (const page of pages) await page.waitForSelector('.online-people:not([data-lost])');
  await playTogether(pages, 2000, random);
  for (const page of [...pages, guest]) await page.waitForSelector('.end');
  const how = await ada.locator('.end-how').count();
  expect(how).toBe(1);
  expect(await guest.locator('.end-fate').count()).toBe(await ada.locator('.end-fate').count());
});

it('says kindly that online tables need a server, where there is none', async () => {
  const page = await visit();
  await page.waitForSelector('.online-lobby .dim');
  expect(await page.locator('.online-lobby').textContent()).toContain('Deadlight server');
  expect(await page.locator('.online-lobby-new').count()).toBe(0);
});
