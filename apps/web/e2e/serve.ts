/** Builds the app and serves it while the tests run. */
import type { TestProject } from 'vitest/node';
import { needChromium } from '../../../scripts/chromium.mjs';
import { serve } from '../../../scripts/static-server.mjs';
import { buildWeb } from '../../../scripts/web-build.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
  }
}

// biome-ignore lint/style/noDefaultExport: this is how a global set-up is found.
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // Before anything else, so that a missing browser is told once and at the beginning.
  needChromium();
  const { server, port } = await serve(buildWeb(), 0);
  project.provide('address', `http://localhost:${port}/`);
  return () => new Promise((resolve) => server.close(() => resolve()));
}
