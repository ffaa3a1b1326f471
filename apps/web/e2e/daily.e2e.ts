/** A finished game of the day on the real server: its result goes on the list of the day, and others see it. */
import { dealOf } from '@deadlight/host';
import { expect, inject, it } from 'vitest';
import { dailyGame } from '../../server/testing/daily-game.ts';
import { complaints, overflow } from './axe.ts';
import { useBrowser, visit } from './browser.ts';

useBrowser();

it('enters the result of the day once, ranked among all', async () => {
  const { text, decisions } = await dailyGame(dealOf(Date.now()), { luck: 'e2e' });
  const ada = await visit();
  await ada.locator('input[type=file]').setInputFiles({
    name: 'daily.deadlight',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  // It is watched from the list of games; at its table it is over.
  await ada.locator('.kept-game .plain').first().click();
  await ada.waitForURL(/#.replay.kept/);
  await ada.goto(ada.url().replace('/replay/kept/', '/table/'));
  await ada.getByRole('button', { name: 'Enter this result' }).click();
  await ada.locator('.enter-deal').getByText('You are number 1 of 1 on the list').waitFor();
  await ada.getByRole('link', { name: 'See the list' }).click();
  const own = ada.locator('.daily-screen-list [data-mine]');
  await own.getByText(`${decisions}`, { exact: true }).waitFor();
  await ada.getByText('1 day in a row; longest: 1').waitFor();
  expect(await complaints(ada)).toEqual([]);
  await ada.getByRole('link', { name: 'Day before' }).click();
  await ada.getByText('Nobody is on this list yet.').waitFor();
  const bo = await visit({ locale: 'de', viewport: { width: 390, height: 844 } });
  await bo.goto(`${inject('address')}#/daily`);
  await bo.locator('.daily-screen-list').getByText('Jemand ohne Namen').waitFor();
  expect(await bo.locator('[data-mine]').count()).toBe(0);
  expect(await complaints(bo)).toEqual([]);
  expect(await overflow(bo)).toBeLessThanOrEqual(0);
});
