import { expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { sitDown, useBrowser, visit } from './browser.ts';
import { numbers, offered, playOn } from './player.ts';

useBrowser();

it('lets a player of a team say what it takes, and shows what the others say', async () => {
  const page = await visit({ seed: 'company' });
  await sitDown(page, 'ship', ['coop']);
  const chance = numbers(5);
  for (let i = 0; !(await offered(page)).includes('say'); i++) {
    expect(i).toBeLessThan(40);
    await playOn(page, 1, chance);
  }
  await page.locator('.question .choice[data-notation="say"]').click();
  await page.locator('.question .choice[data-notation="say-take 19"]').click();
  const log = page.locator('.log');
  await log
    .getByText(/“[^”]*Engine 3[^”]*”/)
    .first()
    .waitFor();
  expect(await complaints(page)).toEqual([]);
  // Each companion has said what it does by the end of the round.
  for (let i = 0; (await log.getByText(/“[^”]+”/).count()) < 3; i++) {
    expect(i).toBeLessThan(40);
    await playOn(page, 1, chance);
  }
});
