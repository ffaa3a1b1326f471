import { MANIFESTS } from '@deadlight/games/manifests';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';

useBrowser();

/** Takes every value of a field once, this one last; what that is called. */
async function takeEach(field: Locator, values: readonly string[], last: string): Promise<string> {
  for (const value of [...values, last]) {
    await field.selectOption(value);
    expect(await field.inputValue()).toBe(value);
  }
  expect(await field.locator('option').count()).toBe(values.length);
  return (await field.locator('option:checked').textContent())!;
}

it.each(MANIFESTS)('sets every option of $id, and shows them at the table', async ({ lobby }) => {
  const { options, usual, theme } = lobby;
  const page = await visit();
  await page.locator(`.game-card[data-game=${theme}] .plain`).first().click();
  const form = page.locator('dialog[open] .new-game');
  const valuesOf = (name: string): string[] => options[name]!.map(String);
  const chosen: string[] = [];
  for (const name of usual) {
    const values = valuesOf(name);
    const has = values.map((value) => `:has(option[value="${value}"])`).join('');
    chosen.push(await takeEach(form.locator(`.field select${has}`).first(), values, values[0]!));
  }
  const names = Object.keys(options).filter((name) => !usual.includes(name));
  await form.locator('.option-fields-more summary').click();
  const fields = form.locator('.option-fields-more .field select');
  expect(await fields.count()).toBe(names.length);
  for (const [i, name] of names.entries()) {
    const values = valuesOf(name);
    chosen.push(await takeEach(fields.nth(i), values, values.at(-1)!));
  }
  await form.locator('[type=submit]').click();
  await page.waitForSelector('.table');
  await page.locator('.strip [data-tool=rules]').click();
  const terms = page.locator('.rules-drawer[open] .table-terms');
  await terms.waitFor();
  const told = await terms.textContent();
  for (const one of chosen) expect(told).toContain(one);
});
