/** Builds the app, serves it and runs a browser while the tests run. */
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { FLAGS, needChromium } from '../../../scripts/chromium.mjs';
import { serve } from '../../../scripts/static-server.ts';
import { buildWeb } from '../../../scripts/web-build.mjs';

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
  const { server, port } = await serve(buildWeb(), 0);
  project.provide('address', `http://localhost:${port}/`);
  const browser = await chromium.launchServer({ executablePath, args: [...FLAGS] });
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
