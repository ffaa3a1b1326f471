import { expect, it } from 'vitest';
import { complaints, overflow } from './axe.ts';
import { sitDown, useBrowser, visit } from './browser.ts';
import { takePicture } from './picture.ts';
import { numbers, playOn, playToTheEnd } from './player.ts';

useBrowser();

/** After this many decisions the station has grown, and somebody may be infected. */
const LATER = 11;

it('plays Panic Station with bots to the end screen, which tells who was what', async () => {
  const page = await visit({ seed: 'panic' });
  await sitDown(page, 'station');
  await playToTheEnd(page, numbers(3));
  expect(await page.locator('.end-fate .card').count()).toBe(5);
  expect(await page.locator('.end-story details').count()).toBeGreaterThan(1);
  expect(await complaints(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await complaints(page)).toEqual([]);
});

it('axe finds nothing at the table, by dark or by light', async () => {
  const page = await visit({ seed: 'outpost' });
  await sitDown(page, 'station');
  await playOn(page, LATER, numbers(5));
  await page.waitForSelector('.question .question-asked');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator('.table-side-tabs button').first().click();
    await takePicture(page, `panic-${colorScheme}`);
    expect(await complaints(page)).toEqual([]);
    for (const tab of [1, 2]) {
      await page.locator('.table-side-tabs button').nth(tab).click();
      expect(await complaints(page)).toEqual([]);
    }
    await page.locator('.room[data-known=explored]').first().click();
    expect(await complaints(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

it('fits a phone in German', async () => {
  const page = await visit({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    settings: { language: 'de' },
    seed: 'outpost',
  });
  await sitDown(page, 'station');
  await playOn(page, LATER, numbers(5));
  for (const tab of [4, 3, 2, 1, 0]) {
    await page.locator('.table-sheet-tabs button').nth(tab).click();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  await takePicture(page, 'panic-phone');
  expect(await complaints(page)).toEqual([]);
});

it('a room is placed on the plan as a ghost that turns', async () => {
  const page = await visit({ seed: 'turn0' });
  await sitDown(page, 'station');
  await page.waitForSelector('.question .question-asked');
  const rooms = page.locator('.room[data-known=explored]');
  const before = await rooms.count();
  const ghost = page.locator('.ghost');
  const turn = ghost.locator('[data-ghost=turn]');
  // The same room can lie in two ways at one place, and in one way at another.
  const ways: number[] = [];
  for (const free of await page.locator('.room[data-known=unknown][data-offers]').all()) {
    await free.click();
    await ghost.waitFor();
    ways.push(1 + (await turn.count()));
    if ((await turn.count()) > 0) {
      const lies = await ghost.getAttribute('aria-label');
      await turn.click();
      expect(await ghost.getAttribute('aria-label')).not.toBe(lies);
      expect(await complaints(page)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await ghost.waitFor({ state: 'detached' });
  }
  expect(new Set(ways)).toEqual(new Set([1, 2]));
  await page.locator('.room[data-known=unknown][data-offers]').first().click();
  await ghost.locator('[data-ghost=place]').click();
  await page.waitForFunction(
    (count) => document.querySelectorAll('.room[data-known=explored]').length > count,
    before,
  );
});
