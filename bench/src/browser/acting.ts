/** Plays with the mouse, one option after another. */
import { doYardstick, findOption, isAsked, isTaken } from './in-page.mjs';
import { YARDSTICK } from './trace.ts';
import type { Visit } from './visit.ts';

/** Pause between decisions, so that the last one is drawn and nothing moves. */
const REST = 1200;
/** Pause after an answer, so that its first frame is drawn. */
const SETTLE = 400;
export const WAIT = { polling: 100, timeout: 60_000 };

/** Mouse input sent by the browser itself, without test overhead. */
export async function press({ devtools }: Visit, x: number, y: number): Promise<void> {
  const mouse = { x, y, button: 'left', clickCount: 1 } as const;
  await devtools.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseMoved', button: 'none' });
  await devtools.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' });
  await devtools.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' });
}

/** Makes a number of decisions of all kinds; fewer if the game ends first. */
export async function actOn(visit: Visit, count: number): Promise<void> {
  const { page } = visit;
  for (let i = 0; i < count; i++) {
    await page.waitForFunction(isAsked, undefined, WAIT);
    await page.waitForTimeout(REST);
    await page.evaluate(doYardstick, YARDSTICK);
    const option = await page.waitForFunction(findOption, 3 * i, WAIT);
    const found = await option.jsonValue();
    if (found === null || found === 'over') return;
    await press(visit, found.x, found.y);
    await page.waitForFunction(isTaken, found.decisions, WAIT);
    await page.waitForTimeout(SETTLE);
  }
}
