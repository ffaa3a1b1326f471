import { expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { sitDown, useBrowser, visit } from './browser.ts';
import { offered, take } from './player.ts';

useBrowser();

/** Which odds are in sight before anybody points at an option, and while somebody does. */
it.each([
  ['off', false, false],
  ['pointed', false, true],
  ['always', true, true],
])('what can come of a move is shown before the click: %s', async (odds, always, pointed) => {
  const page = await visit({ seed: 'pay', settings: { odds } });
  await sitDown(page, 'ship');
  // The draft comes first.
  while ((await page.locator('.question-kind').count()) === 0)
    await take(page, (await offered(page))[0]!);
  const move = page.locator('.question .choice[data-verb=move]').first();
  await move.waitFor();
  expect(await page.locator('.odds-line').count()).toBe(
    always ? await page.locator('.question .choice[data-verb=move]').count() : 0,
  );
  expect(await page.locator('.odds').count()).toBe(0);
  await move.hover();
  if (!pointed) {
    expect(await page.locator('.odds').count()).toBe(0);
    return;
  }
  const said = await page.locator('.odds p').first().textContent();
  expect(said).toContain('Noise');
  const percents = [...said!.matchAll(/(\d+)%/g)].map(([, number]) => Number(number));
  expect(percents.reduce((sum, one) => sum + one, 0)).toBe(100);
  expect(await complaints(page)).toEqual([]);
});
