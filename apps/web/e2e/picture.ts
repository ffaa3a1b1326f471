import { join } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = join(import.meta.dirname, '../../../docs/screenshots');

/** Pictures look a little different on every machine: only `npm run screenshots` keeps them. */
const IS_KEPT = import.meta.env.MODE === 'screenshots';

/** A picture for the documents, once everything stands still and is drawn sharply. */
export async function takePicture(page: Page, name: string): Promise<void> {
  // What has just happened to the player has been read, and does not lie over the plan.
  const read = page.locator('.stage-blows .stage-tools button');
  while (IS_KEPT && (await read.count()) > 0) await read.click();
  await page.waitForFunction(() => {
    const world = document.querySelector<HTMLElement>('.plan-world');
    return document.fonts.status === 'loaded' && (world?.style.willChange ?? '') === '';
  });
  await page.evaluate(
    () =>
      new Promise<void>((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(() => drawn()));
      }),
  );
  await page.screenshot(IS_KEPT ? { path: join(FOLDER, `${name}.png`) } : {});
}
