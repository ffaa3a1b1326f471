/** Opens a table of a game in a page that sets the marks to be measured. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { answerInPerson, crowd, markAnswers, watchShifts } from './in-page.mjs';
import { ACT, ANSWERED } from './trace.ts';

export interface Visit {
  readonly page: Page;
  readonly devtools: CDPSession;
}

interface Wishes {
  /** The class of the game's card in the lobby. */
  readonly theme: string;
  /** Puts every marker on the board, and disables automatic answers while it is dragged. */
  readonly crowded: boolean;
  /** On a small screen that is touched, not on a desk. */
  readonly phone?: boolean;
}

/** Opens a table; the caller closes its context. */
export async function visit(
  browser: Browser,
  address: string,
  { theme, crowded, phone = false }: Wishes,
): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'en',
    colorScheme: 'dark',
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: phone,
    isMobile: phone,
  });
  await context.addInitScript(markAnswers, { act: ACT, answered: ANSWERED });
  await context.addInitScript(watchShifts);
  if (crowded) {
    await context.addInitScript(crowd);
    await context.addInitScript(answerInPerson);
  }
  const page = await context.newPage();
  await page.goto(`${address}?seed=bench`);
  await page.locator(`.game-card[data-game=${theme}] .plain`).first().click();
  await page.locator('dialog[open] .new-game [type=submit]').click();
  // On a phone, cards to choose from hide the plan at first.
  await page.waitForSelector('.table .room', { state: 'attached' });
  return { page, devtools: await context.newCDPSession(page) };
}
