import { expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { sitDown, useBrowser, visit } from './browser.ts';
import { numbers, playToDeath } from './player.ts';

useBrowser();

/** Who did it, or what. */
const KILLER = /Larva|Creeper|Adult|Breeder|Queen|Parasite|bleeds/;

/** Games in which a hasty player dies. */
it.each([
  ['ship', 'whole'],
  ['mars', 'short-0'],
  ['station', 'pdeath'],
])('one’s own death on the %s is a scene that no other news hides', async (theme, seed) => {
  const page = await visit({ seed });
  await sitDown(page, theme);
  expect(await playToDeath(page, numbers(7))).toBe(true);
  const death = page.locator('.death');
  expect(await death.locator('.death-how').textContent()).not.toBe('');
  // What did it is told, even if the others have played on to the end since.
  expect(await death.locator('.death-how + p').textContent()).toMatch(KILLER);
  expect(await complaints(page)).toEqual([]);
  // Straight to the end, where everybody’s fate is told.
  await death.getByText('See the end').click();
  await page.waitForSelector('.end');
});
