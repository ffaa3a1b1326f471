import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { smallPictures } from '../../../scripts/small-picture.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/screenshots');

/** Pictures look a little different on every machine: only `npm run pictures` keeps them. */
const IS_KEPT = import.meta.env.MODE === 'pictures';

/** Those that documents show. */
const SHOWN: readonly string[] = [
  'lockdown-standard-dark',
  'nemesis-dark',
  'online-table',
  'online-waiting-room',
  'panic-dark',
];

const SIZE = { width: 1280, height: 800 };

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
  if (!IS_KEPT || !SHOWN.includes(name)) return;
  const png = await page.screenshot();
  const canvas = await page.context().newPage();
  const [picture] = await smallPictures(canvas, [png], SIZE);
  await canvas.close();
  writeFileSync(join(FOLDER, `${name}.webp`), picture!);
}
