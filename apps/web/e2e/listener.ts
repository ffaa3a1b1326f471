/** Somebody who hears the page and does not see it: records all that a screen reader would be given. */
import type { Page } from 'playwright-core';

interface Heard {
  readonly text: string;
  readonly region: string;
}

declare global {
  interface Window {
    heard: Heard[];
  }
}

/** From the next page on, everything that a live region says is kept. */
export async function listen(page: Page): Promise<void> {
  const record = (): void => {
    window.heard = [];
    const isLive = (node: Node | null): Element | null =>
      (node instanceof Element ? node : (node?.parentElement ?? null))?.closest(
        '[aria-live]:not([aria-live=off]), [role=alert], [role=status], [role=log]',
      ) ?? null;
    const start = (): void =>
      new MutationObserver((all) => {
        const hear = (region: Element, { textContent }: Node): void => {
          const text = textContent?.trim() ?? '';
          if (text !== '') window.heard.push({ text, region: region.id || region.className });
        };
        const isWhole = (region: Element): boolean =>
          region.getAttribute('aria-relevant') !== 'additions';
        const changed = new Set<Element>();
        for (const { target, addedNodes } of all) {
          const region = isLive(target);
          if (region !== null && isWhole(region)) changed.add(region);
          else if (region !== null) for (const node of addedNodes) hear(region, node);
        }
        for (const region of changed) hear(region, region);
      }).observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    start();
  };
  await page.addInitScript(record);
  await page.reload();
  await page.waitForSelector('.game-card .game-card-about:not(:empty)');
}

export const heard = (page: Page): Promise<Heard[]> => page.evaluate(() => window.heard);

/** Whether the focus is on nothing. */
export const isLost = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
