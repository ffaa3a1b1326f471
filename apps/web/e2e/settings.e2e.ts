import { expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { playNow, sitDown, useBrowser, visit } from './browser.ts';
import { decisions, numbers, offered, playOn } from './player.ts';

useBrowser();

it('speaks another language in the middle of a game', async () => {
  const page = await visit();
  await playNow(page);
  await playOn(page, 4, numbers(9));
  const options = await offered(page);
  const english = await page.locator('.question-asked').textContent();
  await page.locator('.strip .strip-tools .tool').last().click();
  await page.locator('dialog[open] select').first().selectOption('fr');
  await page.waitForFunction(
    (before) => document.querySelector('.question-asked')?.textContent !== before,
    english,
  );
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  await page.keyboard.press('Escape');
  expect(await offered(page)).toEqual(options);
});

it('can be played without a network once it has been opened', async () => {
  const page = await visit({
    serviceWorkers: 'allow',
    expects: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/,
  });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while ((await caches.keys()).length === 0) await new Promise((wait) => setTimeout(wait, 50));
  });
  await page.context().setOffline(true);
  await page.reload();
  await page.waitForSelector('[data-begin=now]');
  await playNow(page);
  await playOn(page, 3, numbers(9));
  await page.reload();
  await page.waitForSelector('.question .question-asked');
});

it('shows what bots do, at a pace that is set beside it, and skips to my turn when asked to', async () => {
  const page = await visit({ settings: { pace: 'slow' }, seed: 'pace' });
  await playNow(page);
  for (let i = 0; i < 30; i++) {
    // Looked for and touched at once: what is shown may be over by the time that a mouse is there.
    const touched = await page.waitForFunction(() => {
      const skip = document.querySelector<HTMLElement>('.question-waiting button');
      const choice = document.querySelector<HTMLElement>('.question[aria-busy=false] .choice');
      const pace = document.querySelector<HTMLInputElement>('.question-waiting input[type=range]');
      if (pace !== null) {
        pace.value = pace.max;
        pace.dispatchEvent(new Event('input', { bubbles: true }));
      }
      (skip ?? choice)?.click();
      return skip !== null ? 'skip' : choice !== null && 'choice';
    });
    if ((await touched.jsonValue()) === 'skip') {
      await page.waitForSelector('.question .question-asked');
      expect(await page.evaluate(() => localStorage.getItem('deadlight.pace'))).toBe('instant');
      return;
    }
  }
  expect.unreachable('no bot was ever shown');
});

it('tells what was not shown since the last turn, and plays it when asked to', async () => {
  const page = await visit({ seed: 'look', reducedMotion: 'no-preference' });
  await sitDown(page, 'ship');
  const recap = page.locator('.recap');
  const random = numbers(7);
  for (let i = 0; (await recap.count()) === 0; i++) {
    expect(i).toBeLessThan(60);
    await playOn(page, 1, random);
  }
  await recap.locator('summary').click();
  expect(await recap.locator('li').count()).toBeGreaterThan(0);
  expect(await complaints(page)).toEqual([]);
  const made = await decisions(page);
  await recap.locator('[data-does=recap]').click();
  await page.waitForSelector('.stage-caption, .stage-banner');
  await page.waitForSelector('.question .question-asked');
  expect(await page.locator('.stage-caption').count()).toBe(0);
  expect(await decisions(page)).toBe(made);
});
