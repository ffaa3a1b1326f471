import { expect, inject, it } from 'vitest';
import { complaints } from './axe.ts';
import { playNow, useBrowser, visit } from './browser.ts';
import { numbers, offered, playOn } from './player.ts';

useBrowser();

it('a second window says that the game is open elsewhere, and can take it over', async () => {
  const first = await visit({ seed: 'tabs' });
  await playNow(first);
  await playOn(first, 3, numbers(4));
  const options = await offered(first);
  const second = await first.context().newPage();
  await second.goto(first.url());
  await second.getByText('open in another window').waitFor();
  expect(await complaints(second)).toEqual([]);
  expect(await second.locator('.table').count()).toBe(0);

  await second.locator('.primary').click();
  await second.waitForSelector('.question .question-asked');
  expect(await offered(second)).toEqual(options);
  await first.getByText('open in another window').waitFor();
  expect(await first.locator('.table').count()).toBe(0);
  await playOn(second, 2, numbers(4));
});

it('a damaged game in the storage does not hide the others', async () => {
  const page = await visit({ seed: 'damaged' });
  await playNow(page);
  await playOn(page, 2, numbers(4));
  await page.locator('.strip .tool').first().click();
  await page.waitForSelector('.kept-game');
  await page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('deadlight');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const games = opening.result.transaction('games', 'readwrite').objectStore('games');
          games.put({ id: 'broken', at: Number.MAX_VALUE, record: 7 });
          games.transaction.oncomplete = () => done();
        };
      }),
  );
  await page.goto(`${inject('address')}?seed=damaged`);
  await page.getByText('A damaged game').waitFor();
  expect(await page.locator('.kept-game').count()).toBe(2);
  await page.locator('.kept-game:has-text("damaged") .tool').click();
  await page.waitForFunction(() => document.querySelectorAll('.kept-game').length === 1);
});

it('reports a part of the app that fails to load, instead of waiting for ever', async () => {
  const page = await visit({ seed: 'chunk', expects: /ERR_FAILED/ });
  await page.context().route(/about-.*\.js/, (route) => route.abort());
  await page.evaluate(() => {
    location.hash = '#/about';
  });
  await page.locator('[role=alert]').waitFor();
  expect(await page.locator('.loading .primary').count()).toBe(1);
});
