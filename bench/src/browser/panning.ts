/** Drags the plan around, as fast as a hand with a good mouse does. */
import { setTimeout as wait } from 'node:timers/promises';
import { press, WAIT } from './acting.ts';
import { isPlanClear } from './in-page.mjs';
import { PAN, REST } from './trace.ts';
import type { Visit } from './visit.ts';

const EVERY = 7;
const SETTLE = 1500;

/** Zooms in, so that there is something to pan, and drags in circles for a number of milliseconds. */
export async function pan(visit: Visit, milliseconds: number): Promise<void> {
  const { page, devtools } = visit;
  const mark = (name: string) => page.evaluate((it) => void performance.mark(it), name);
  // A resting mouse opens a tooltip over the plan.
  await page.mouse.move(0, 0);
  await page.keyboard.press('Escape');
  await page.waitForFunction(isPlanClear, undefined, WAIT);
  const [nearer, , whole] = await page.locator('.plan-tools button').all();
  for (const tool of [whole, nearer, nearer, nearer]) await tool!.click();
  const { x, y, width, height } = (await page.locator('.plan').boundingBox())!;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  await press(visit, x + 3, y + 3);
  await page.keyboard.press('Escape');
  await wait(SETTLE);
  const mouse = { button: 'left', buttons: 1, clickCount: 1 } as const;
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', angle: number) =>
    devtools.send('Input.dispatchMouseEvent', {
      ...mouse,
      type,
      x: middleX + (width / 4) * Math.cos(angle),
      y: middleY + (height / 4) * Math.sin(angle),
    });
  await send('mousePressed', 0);
  await send('mouseMoved', 0.2);
  await mark(PAN);
  const started = performance.now();
  // A hand does not wait for the screen.
  const moves: Promise<unknown>[] = [];
  while (performance.now() - started < milliseconds) {
    moves.push(send('mouseMoved', (performance.now() - started) / 250));
    await wait(EVERY);
  }
  await mark(REST);
  await Promise.all(moves);
  await send('mouseReleased', 0);
}
