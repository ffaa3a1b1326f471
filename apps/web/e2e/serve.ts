/** Builds the app, starts the server that people play on, and runs a browser while the tests run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { FLAGS, needChromium } from '../../../scripts/chromium.mjs';
import { buildWeb } from '../../../scripts/web-build.mjs';
import { startServer } from './real-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
    /** Where the browser is spoken to. */
    browser: string;
  }
}

// biome-ignore lint/style/noDefaultExport: this is how a global set-up is found.
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // Before anything else, so that a missing browser is told once and at the beginning.
  const executablePath = needChromium();
  buildWeb();
  const data = mkdtempSync(join(tmpdir(), 'deadlight-e2e-'));
  const server = await startServer(data);
  project.provide('address', `http://localhost:${server.port}/`);
  const browser = await chromium.launchServer({ executablePath, args: [...FLAGS] });
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    server.process.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  };
}
