import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@deadlight/games/text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dist } from '../../../scripts/web-build.mjs';
import { useBrowser, visit } from './browser.ts';
import { type RealServer, startServer } from './real-server.ts';

useBrowser();

/** Size budget of the first screen, in bytes on the wire: page, styles, fonts, code, texts, host, and all headers. */
const MAX_BYTES = 120 * 1024;

/** A proxy that counts what a server sends. */
async function scales(port: number) {
  let bytes = 0;
  const server = createServer((browser) => {
    const real = connect(port, '127.0.0.1');
    real.on('data', (data) => {
      bytes += data.length;
    });
    browser.pipe(real).pipe(browser);
    for (const socket of [browser, real]) socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => server.close(),
    take(): number {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
  };
}

describe('the first screen, as our server sends it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deadlight-first-'));
  let server: RealServer;
  beforeAll(async () => {
    server = await startServer(folder);
  });
  afterAll(() => {
    server.process.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(LANGUAGES)('is light in %s', async (locale) => {
    const between = await scales(server.port);
    const address = `http://localhost:${between.port}/`;
    const page = await visit({ address, locale });
    // The host has answered, and nothing more is on its way.
    await page.locator('.kept-games[aria-busy=false]').waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    expect(page.workers().length).toBe(1);
    const bytes = between.take();
    expect(bytes).toBeGreaterThan(60 * 1024);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
    // Every drawing on it is there, though the others come later.
    const paths = await page
      .locator('.icon path')
      .evaluateAll((all) => all.map((one) => one.getAttribute('d')));
    expect(new Set(paths.slice(0, 3)).size).toBe(3);
    expect(paths.filter((path) => path?.startsWith('M256 176a80'))).toEqual([]);
    between.close();
  });
});

it('a new version never removes the files of an open page', async () => {
  const data = mkdtempSync(join(tmpdir(), 'deadlight-update-'));
  const folder = join(data, 'app');
  cpSync(dist, folder, { recursive: true });
  const { process, port } = await startServer(data, 0, folder);
  try {
    // What the page asks the server for while its worker changes may be cut off.
    const address = `http://localhost:${port}/`;
    const page = await visit({ address, serviceWorkers: 'allow', expects: /ERR_FAILED/ });
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
    for (const packed of ['offline.js.br', 'offline.js.gz']) rmSync(join(folder, packed));
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
    process.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
});
