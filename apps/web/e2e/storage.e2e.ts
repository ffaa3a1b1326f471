import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { playNow, useBrowser, visit } from './browser.ts';
import { numbers, playOn } from './player.ts';

useBrowser();

/** A visit whose worker, which opens the database, runs this first. */
async function visitWith(code: string): Promise<Page> {
  const page = await visit({ seed: 'storage' });
  await page.route(/worker[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `{ ${code} }\n${await response.text()}` });
  });
  await page.reload();
  await playNow(page);
  return page;
}

it('plays on where the browser forbids storage, and says so', async () => {
  const page = await visitWith(
    `IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError'); };`,
  );
  await playOn(page, 3, numbers(4));
  await page.locator('.unsaved', { hasText: 'this browser keeps nothing' }).waitFor();
});

it('plays on where the storage is full, and says so until there is room', async () => {
  const page = await visitWith(`
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError'); };
    new BroadcastChannel('room').onmessage = () => { IDBObjectStore.prototype.put = put; };
  `);
  await playOn(page, 3, numbers(4));
  await page.locator('.unsaved', { hasText: 'the storage is full' }).waitFor();
  await page.evaluate(() => new BroadcastChannel('room').postMessage('made'));
  await playOn(page, 2, numbers(4));
  await page.locator('.unsaved').waitFor({ state: 'detached' });
});
