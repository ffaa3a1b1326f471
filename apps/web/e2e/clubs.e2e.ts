/** Two people on the real server: one founds a club, the other joins by its link, and their team plays the deal of the week. */
import { expect, it } from 'vitest';
import { complaints, overflow } from './axe.ts';
import { useBrowser, visit } from './browser.ts';

useBrowser();

it('founds a club, forms a team by its link, and opens its table', async () => {
  const ada = await visit();
  await ada.goto(`${ada.url().split('?')[0]}#/clubs`);
  await ada.getByLabel('Name of the club').fill('Night shift');
  await ada.getByLabel('Your name there').fill('Ada');
  await ada.getByRole('button', { name: 'Found a club' }).click();
  await ada.getByRole('heading', { name: 'Night shift' }).waitFor();
  const week = ada.locator('section', { hasText: 'This week' });
  await week.getByRole('button', { name: 'Form a new team' }).click();
  await week.getByText('is forming').waitFor();
  const bo = await visit({ locale: 'de', viewport: { width: 390, height: 844 } });
  await bo.goto(ada.url());
  await bo.getByLabel('Dein Name dort').fill('Bo');
  expect(await complaints(bo)).toEqual([]);
  await bo.getByRole('button', { name: 'Beitreten' }).click();
  await bo.getByRole('button', { name: 'Zu Ada' }).click();
  await bo.getByText('Ada und Bo').waitFor();
  expect(await complaints(bo)).toEqual([]);
  expect(await overflow(bo)).toBeLessThanOrEqual(0);
  await bo.getByRole('button', { name: 'Unseren Tisch öffnen' }).click();
  await bo.getByRole('link', { name: 'Zu unserem Tisch' }).click();
  await bo.waitForSelector('.table');
  await ada.reload();
  await week.getByText('Ada and Bo').waitFor();
  expect(await complaints(ada)).toEqual([]);
  await ada.getByRole('link', { name: 'To our table' }).click();
  await ada.waitForSelector('.table');
});
