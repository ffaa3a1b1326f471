import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { serve } from '../../../scripts/static-server.mjs';
import { dist } from '../../../scripts/web-build.mjs';
import { useBrowser, visit } from './browser.ts';

useBrowser();

/** What the first screen may weigh before it can be used, compressed, in bytes: without letters and the host. */
const MOST = 120 * 1024;

it('the page, looks, code and texts of the first screen are light', async () => {
  const page = await visit({ serviceWorkers: 'block' });
  const files = await page.evaluate(() => [
    location.href,
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  const sizes = files
    .map((url) => new URL(url).pathname)
    .filter((path) => path === '/' || (/\.(js|css)$/.test(path) && !path.includes('worker-')))
    .map((path) => readFileSync(join(dist, path === '/' ? 'index.html' : path)))
    .map((source) => gzipSync(source).length);
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST);
});

it('a new version never takes the files of an open page away', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deadlight-update-'));
  cpSync(dist, folder, { recursive: true });
  const { server, port } = await serve(folder, 0);
  try {
    const page = await visit({ address: `http://localhost:${port}/` });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (navigator.serviceWorker.controller === null)
        await new Promise((wait) => setTimeout(wait, 50));
    });
    // The new version has other files, and none of those that the page may still need.
    const assets = join(folder, 'assets');
    for (const file of readdirSync(assets).filter((name) => name.startsWith('about-')))
      rmSync(join(assets, file));
    const script = readFileSync(join(folder, 'offline.js'), 'utf8');
    const renewed = script
      .replace(/const NAME = "[^"]*"/, 'const NAME = "deadlight-new"')
      .replace(/const FILES = \[.*\]/, 'const FILES = ["./"]');
    expect(renewed).not.toBe(script);
    writeFileSync(join(folder, 'offline.js'), renewed);
    const isWaiting = await page.evaluate(async () => {
      const registration = (await navigator.serviceWorker.getRegistration())!;
      await registration.update();
      while (registration.waiting === null) await new Promise((wait) => setTimeout(wait, 50));
      return registration.active !== registration.waiting;
    });
    expect(isWaiting).toBe(true);
    await page.locator('a[href="#/about"]').click();
    await page.locator('main h1').waitFor();
    expect(await page.locator('[role=alert]').count()).toBe(0);
    await page.getByText('GNU Affero').waitFor();
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});
