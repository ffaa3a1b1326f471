import { expect, it } from 'vitest';
import { complaints, overflow } from './axe.ts';
import { playNow, useBrowser, visit } from './browser.ts';
import { numbers, playToTheEnd } from './player.ts';

useBrowser();

it('plays Nemesis with bots from the lobby to the end screen, which reveals everything', async () => {
  const page = await visit({ seed: 'whole', serviceWorkers: 'allow', settings: { light: 'on' } });
  await playNow(page);
  await playToTheEnd(page, numbers(7));
  expect(await page.locator('.end-fate').count()).toBe(3);
  expect(await page.locator('.end-fate .card').count()).toBeGreaterThanOrEqual(3);
  expect(await page.locator('.end-story details').count()).toBeGreaterThan(2);
  expect(await complaints(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await complaints(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  // A finished game can be watched again, from any seat.
  await page.locator('.end [data-does=replay]').click();
  await page.waitForSelector('.replay .room');
  const last = Number(await page.locator('.replay-scrubber input').getAttribute('max'));
  expect(last).toBeGreaterThan(20);
  await page.locator('.replay-scrubber input').fill(String(Math.floor(last / 2)));
  await page.waitForFunction(() => document.querySelectorAll('.log-lines .log-line').length > 10);
});
