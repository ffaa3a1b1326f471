/** Pictures for the documents: every retake stays in the history for ever, so each is small. */
import type { Page } from 'playwright-core';
import { toWebp } from './to-webp.mjs';

export const MAX_PICTURE_BYTES = 60 * 1024;

/** Tried in this order, from the sharpest on. */
const QUALITIES = [0.85, 0.75, 0.65, 0.55, 0.45, 0.35, 0.25];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Gives PNGs as WebPs of a size, all with the best quality with which they stay together under a limit. */
export async function smallPictures(
  page: Page,
  pngs: readonly Buffer[],
  size: Size,
  limit = MAX_PICTURE_BYTES,
): Promise<Buffer[]> {
  for (const quality of QUALITIES) {
    const made: Buffer[] = [];
    for (const png of pngs) {
      const given = { picture: png.toString('base64'), type: 'image/png', ...size, quality };
      made.push(Buffer.from(await page.evaluate(toWebp, given), 'base64'));
    }
    if (made.reduce((sum, one) => sum + one.length, 0) <= limit) return made;
  }
  throw new Error(`pictures of ${size.width} × ${size.height} do not fit into ${limit} bytes`);
}
