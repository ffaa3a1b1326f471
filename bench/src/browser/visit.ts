/** A visitor at a table of Nemesis, in a page that is slowed down and marks what is measured. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { crowd, markAnswers } from './in-page.mjs';
import { ACT, ANSWERED, SLOWED } from './trace.ts';

export interface Visit {
  readonly page: Page;
  readonly devtools: CDPSession;
}

interface Wishes {
  /** Puts every marker on the board. */
  readonly crowded: boolean;
}

/** Opens a table and slows its page down; to be closed with its context. */
export async function visit(browser: Browser, address: string, wishes: Wishes): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'en',
    colorScheme: 'dark',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript(markAnswers, { act: ACT, answered: ANSWERED });
  if (wishes.crowded) await context.addInitScript(crowd);
  const page = await context.newPage();
  await page.goto(`${address}?seed=bench`);
  await page.locator('[data-begin=now]').click();
  await page.waitForSelector('.table .room');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return { page, devtools };
}
