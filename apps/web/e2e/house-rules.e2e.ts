/** Every option of every game can be chosen, alone and online, and is shown wherever the table is. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MANIFESTS } from '@deadlight/games/manifests';
import { packedIn, unpackRecord } from '@deadlight/host/share';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { type RealServer, startServer } from './real-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'deadlight-house-rules-'));
let server: RealServer;

useBrowser();
beforeAll(async () => {
  server = await startServer(folder);
});
afterAll(() => {
  server.process.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

type Lobby = (typeof MANIFESTS)[number]['lobby'];

interface Chosen {
  /** What the form calls the values. */
  readonly told: readonly string[];
  /** The lines of a record that say them. */
  readonly written: readonly string[];
}

/** Takes every value of a field once, this one last; what that is called. */
async function takeEach(field: Locator, values: readonly string[], last: string): Promise<string> {
  for (const value of [...values, last]) {
    await field.selectOption(value);
    expect(await field.inputValue()).toBe(value);
  }
  expect(await field.locator('option').count()).toBe(values.length);
  return (await field.locator('option:checked').textContent())!;
}

/** Sets every option of a form: those in sight stay as usual, all others do not. */
async function chooseAll(form: Locator, { options, usual }: Lobby): Promise<Chosen> {
  const valuesOf = (name: string): string[] => options[name]!.map(String);
  const told: string[] = [];
  for (const name of usual) {
    const values = valuesOf(name);
    const has = values.map((value) => `:has(option[value="${value}"])`).join('');
    told.push(await takeEach(form.locator(`.field select${has}`).first(), values, values[0]!));
  }
  const names = Object.keys(options).filter((name) => !usual.includes(name));
  await form.locator('.option-fields-more summary').click();
  const fields = form.locator('.option-fields-more .field select');
  expect(await fields.count()).toBe(names.length);
  for (const [i, name] of names.entries()) {
    const values = valuesOf(name);
    told.push(await takeEach(fields.nth(i), values, values.at(-1)!));
  }
  return { told, written: names.map((name) => `option ${name} ${valuesOf(name).at(-1)}`) };
}

/** What the table says that it plays by. */
async function expectTold(page: Page, { told }: Chosen): Promise<void> {
  await page.locator('.strip [data-tool=rules]').click();
  const terms = page.locator('.rules-drawer[open] .table-terms');
  await terms.waitFor();
  const said = await terms.textContent();
  for (const one of told) expect(said).toContain(one);
}

it.each(MANIFESTS)('sets every option of $id, and shows them at the table', async ({ lobby }) => {
  const page = await visit();
  await page.locator(`.game-card[data-game=${lobby.theme}] .plain`).first().click();
  const form = page.locator('dialog[open] .new-game');
  const chosen = await chooseAll(form, lobby);
  await form.locator('[type=submit]').click();
  await page.waitForSelector('.table');
  await expectTold(page, chosen);
});

/** The whole record of a game that is over, out of the link that shares it. */
async function sharedRecord(page: Page): Promise<string> {
  await page.locator('.end [data-does=share]').click();
  const link = page.locator('.dialog[open] input');
  await link.waitFor();
  return unpackRecord(packedIn(await link.inputValue())!);
}

it.each(MANIFESTS)(
  'sets every option of $id online, and shows them while people wait, at the table, and in what they share',
  async ({ id, lobby }) => {
    const page = await visit({ address: `http://localhost:${server.port}/` });
    await page.locator('[data-does=open-table]').click();
    const form = page.locator('.table-form');
    await form.locator('select').first().selectOption(id);
    await form.locator('select:has(option[value=random])').selectOption('random');
    const chosen = await chooseAll(form, lobby);
    await form.locator('[type=submit]').click();
    const agreed = await page.locator('.waiting-room-terms').textContent();
    for (const one of chosen.told) expect(agreed).toContain(one);
    const seat = page.locator('.waiting-room-seat').first();
    await seat.locator('input').fill('Ada');
    await seat.locator('[type=submit]').click();
    await page.locator('.waiting-room .primary:not([disabled])').click();
    await page.waitForSelector('.table');
    await expectTold(page, chosen);
    await page.keyboard.press('Escape');
    // A bot ends the game.
    await page.locator('.online-bar-tools .tool').last().click();
    await page.locator('.table-menu-own .quiet').click();
    await page.locator('.table-menu-own .plain').last().click();
    await page.locator('.table-menu .dialog-head button').click();
    await page.waitForSelector('.end');
    const record = await sharedRecord(page);
    for (const line of chosen.written) expect(record.split('\n')).toContain(line);
  },
);
