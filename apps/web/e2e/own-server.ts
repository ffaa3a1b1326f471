/** A server of the real kind for one file of tests, on an empty folder, and people who come to its tables. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { visit } from './browser.ts';
import { type RealServer, startServer } from './real-server.ts';

/** Started before the tests of the file, and gone after them; `address` is known once they run. */
export function useServer(): { readonly address: string; come(locale: string): Promise<Page> } {
  const folder = mkdtempSync(join(tmpdir(), 'deadlight-e2e-'));
  let server: RealServer;
  beforeAll(async () => {
    server = await startServer(folder);
  });
  afterAll(() => {
    server.process.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const own = {
    get address() {
      return `http://localhost:${server.port}/`;
    },
    come: (locale: string) => visit({ address: own.address, locale }),
  };
  return own;
}

/** Sits down in the waiting room, under a name. */
export async function sit(page: Page, seat: number, name: string): Promise<void> {
  const line = page.locator('.waiting-room-seat').nth(seat);
  await line.locator('input').fill(name);
  await line.locator('[type=submit]').click();
  await line.locator('.waiting-room-name').waitFor();
}
