import { join } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = join(import.meta.dirname, '../../../docs/screenshots');

/** Pictures look a little different on every machine: only `npm run screenshots` keeps them. */
const IS_KEPT = import.meta.env.MODE === 'screenshots';

/** A picture for the documents, once everything stands still and is drawn sharply. */
export async function takePicture(page: Page, name: string): Promise<void> {
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
