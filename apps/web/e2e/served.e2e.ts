import { expect, inject, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';

useBrowser();

it('ships the licences of what is bundled', async () => {
  const text = await (await fetch(`${inject('address')}licences.txt`)).text();
  for (const name of ['preact', '@noble/hashes', 'intl-messageformat', '@fontsource/ibm-plex-sans'])
    expect(text).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'));
  const page = await visit();
  await page.goto(`${inject('address')}#/about`);
  await page.waitForSelector('a[href="./licences.txt"]');
});

it('lets no other page frame it, and sends nothing elsewhere', async () => {
  const answer = await fetch(inject('address'));
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("frame-ancestors 'none'");
  const page = await visit();
  const meta = await page
    .locator('meta[http-equiv=Content-Security-Policy]')
    .getAttribute('content');
  for (const rule of ["default-src 'self'", "base-uri 'none'", "form-action 'none'"]) {
    expect(policy).toContain(rule);
    expect(meta).toContain(rule);
  }
});

it('says what is wrong with a file that is far too big, and goes on', async () => {
  const page = await visit();
  const buffer = Buffer.from(`deadlight 2\ngame nemesis 1\n${'x'.repeat(8_000_000)}`);
  const file = { name: 'x.deadlight', mimeType: 'text/plain', buffer };
  await page.locator('.kept-games input[type=file]').setInputFiles(file);
  await page.locator('.failure button').last().click();
  await page.waitForSelector('.failure', { state: 'detached' });
});
