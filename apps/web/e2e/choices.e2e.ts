/** Decisions made with open eyes: what is chosen is read, what is refused is explained. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { playNow, sitDown, useBrowser, visit } from './browser.ts';
import { decisions, isAsked, numbers, offered, playOn, take, touch } from './player.ts';

useBrowser();

it('a character is chosen by its sheet, an objective with both texts in view', async () => {
  const page = await visit({ seed: 'whole', viewport: { width: 1366, height: 768 } });
  await sitDown(page, 'ship');
  // The deck, the weapon and the quest items of both.
  expect(await page.locator('.line-up-candidate').count()).toBe(2);
  expect(await page.locator('.line-up-with .line-up-text').count()).toBeGreaterThan(20);
  expect(await complaints(page)).toEqual([]);
  // What is advised is marked, with its reason.
  await page.locator('.line-up-asked button').first().click();
  await page.waitForSelector('.line-up-candidate[data-hint] .line-up-hint');
  const random = numbers(7);
  for (;;) {
    expect(await isAsked(page)).toBe(true);
    const options = await offered(page);
    if (options.every((option) => option.startsWith('keep-objective'))) break;
    const lively = options.filter((option) => /^(move|pay|choose|done|yes|no)\b/.test(option));
    const from = lively.length > 0 ? lively : options;
    await take(page, from[Math.floor(random() * from.length)]!);
  }
  for (const size of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const texts = page.locator('.line-up-candidate > .line-up-text');
    expect(await texts.count()).toBe(2);
    for (const text of await texts.all()) {
      expect((await text.textContent())!.length).toBeGreaterThan(20);
      const box = (await text.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(size.height);
    }
  }
  expect(await complaints(page)).toEqual([]);
});

it('my goal stands next to my portrait, and a refused option says why', async () => {
  const page = await visit({ viewport: { width: 1366, height: 768 } });
  await playNow(page);
  const refused = page.locator('.question-refused summary');
  for (let i = 0; (await refused.count()) === 0; i++) {
    expect(i).toBeLessThan(20);
    await take(page, (await offered(page))[0]!);
    await isAsked(page);
  }
  expect(await page.locator('.hand-me .goals-condition').count()).toBeGreaterThan(1);
  await refused.click();
  const why = await page.locator('.question .why-not li').first().textContent();
  expect(why).toMatch(/\w\. ?/);
  expect(await complaints(page)).toEqual([]);
});

it('a turn with nothing left to do ends by itself, unless somebody says wait', async () => {
  const page = await visit({ settings: { 'auto-end': 'on' } });
  await playNow(page);
  const random = numbers(3);
  /** Plays on until the turn is about to end by itself; gives how many decisions were made by then. */
  const untilItEnds = async (): Promise<string | null> => {
    for (;;) {
      expect(await isAsked(page)).toBe(true);
      const made = await decisions(page);
      if ((await page.locator('.question-coming').count()) > 0) return made;
      const all = await offered(page);
      const some = all.filter((option) => !/^(drop|claim|pass)/.test(option));
      const from = some.length > 0 ? some : all;
      await take(page, from[Math.floor(random() * from.length)]!);
    }
  };
  const before = await untilItEnds();
  await page.waitForFunction(
    (last) => document.querySelector('.table')!.getAttribute('data-decisions') !== last,
    before,
  );
  const wait = page.locator('.question-coming button');
  const isStopped = () =>
    wait.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
  // On a busy machine the turn may have ended before.
  do await untilItEnds();
  while (!(await isStopped()));
  await page.waitForSelector('.question-coming', { state: 'detached' });
  expect(await offered(page)).toContain('end');
});

const HAND = '.hand [data-row=hand] .card';

/** Waits until a number of cards are left in the hand. */
const holds = (page: Page, count: number) =>
  page.waitForFunction(([cards, left]) => document.querySelectorAll(cards).length === left, [
    HAND,
    count,
  ] as const);

it('pays with the least useful cards on request, all that are due', async () => {
  const page = await visit({ seed: 'pay' });
  await playNow(page);
  await take(page, (await offered(page))[0]!);
  await take(page, (await offered(page)).find((option) => option.startsWith('careful'))!);
  // A careful step costs two cards, and both are paid at once.
  const payForMe = page.getByRole('button', { name: 'Pay for me' });
  await payForMe.click();
  await page.locator('.question-asked', { hasText: 'Your turn' }).waitFor();
  expect(await payForMe.count()).toBe(0);
});

it('pays automatically if so set, and says why the move cannot be undone', async () => {
  const page = await visit({ settings: { 'auto-pay': 'on' }, seed: 'pay' });
  await playNow(page);
  await take(page, (await offered(page))[0]!);
  const held = await page.locator(HAND).count();
  await touch(page, (await offered(page)).find((option) => option.startsWith('move'))!);
  await holds(page, held - 1);
  await page.locator('.question .question-bar').click();
  await page.locator('.question-barred', { hasText: /taken back|has acted/ }).waitFor();
});

it('answers a reaction by itself from then on, until asked to ask again', async () => {
  const page = await visit({ seed: 'pass0' });
  await playNow(page);
  await take(page, (await offered(page))[0]!);
  // The bots act in the room of somebody who could stop them.
  const asked = page.locator('.question-asked', { hasText: 'Interruption' });
  const turn = page.locator('.question-asked', { hasText: 'Your turn' });
  await asked.waitFor();
  await page.getByText('Next time, too …').click();
  await page.getByLabel('How long').selectOption('game');
  await page.getByLabel('Ask me if it is aimed at me').check();
  expect(await complaints(page)).toEqual([]);
  await page.getByRole('button', { name: 'Answer like this from now on' }).click();
  await turn.waitFor();
  await page.getByRole('button', { name: '1 standing answer' }).click();
  const list = page.getByRole('dialog', { name: 'Standing answers' });
  expect(await list.locator('li').allInnerTexts()).toEqual([
    expect.stringMatching(/Interruption\?.*Until I revoke it.*if it is aimed at me/s),
  ]);
  expect(await complaints(page)).toEqual([]);
  await list.getByRole('button', { name: 'Ask me again' }).click();
  await list.getByText('You are asked everything.').waitFor();
  await list.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: '1 standing answer' }).waitFor({ state: 'detached' });
});

it('lets everything happen this round by one touch', async () => {
  const page = await visit({ seed: 'pass0' });
  await playNow(page);
  await take(page, (await offered(page))[0]!);
  await page.locator('.question-asked', { hasText: 'Interruption' }).waitFor();
  await page.getByRole('button', { name: 'Let everything happen this round' }).click();
  await page.locator('.question-asked', { hasText: 'Your turn' }).waitFor();
  await page.getByRole('button', { name: '1 standing answer' }).waitFor();
});

it('a question asked only to keep a secret is not asked among bots, unless that is switched on', async () => {
  for (const automatic of ['on', 'off']) {
    const page = await visit({ settings: { 'auto-answer': automatic }, seed: 'pass1' });
    await playNow(page);
    // Notes what is asked.
    await page.evaluate(() => {
      const seen: { text: string }[] = [];
      Object.assign(window, { seen });
      const note = (): void => {
        const text = document.querySelector('.question-asked')?.textContent ?? '';
        if (text !== seen.at(-1)?.text) seen.push({ text });
      };
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
    });
    // The bots act; nobody has the card that could stop them, but everybody is asked.
    await playOn(page, 1, numbers(7));
    const turn = page.locator('.question-asked', { hasText: 'Your turn' });
    const asked = page.locator('.question-asked', { hasText: 'Interruption' });
    if (automatic === 'off') {
      await asked.waitFor();
      expect(await offered(page)).toEqual(['decline', 'never']);
      continue;
    }
    await turn.waitFor();
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { text: string }[] }).seen,
    );
    // There is nobody who could learn anything from it.
    expect(seen.filter(({ text }) => text.includes('Interruption'))).toEqual([]);
  }
});

it('a secret look is shown, confirmed, and leaves a private mark on the engine', async () => {
  const page = await visit({ seed: 'look-4', viewport: { width: 1366, height: 768 } });
  await sitDown(page, 'ship');
  /** The way to the nearest engine, and a look at it. */
  const wishes = [/^move 19$/, /^move 1[37]$/, /^move 14$/, /^pay/, /^choose/, /^(end|pass|done)$/];
  const secret = page.locator('.stage-secrets');
  for (let i = 0; (await secret.count()) === 0; i++) {
    expect(i).toBeLessThan(60);
    await isAsked(page);
    const options = await offered(page);
    const isThere = (await page.locator('.room[data-own][data-place="room:19"]').count()) > 0;
    const wished = isThere && options.includes('room') ? [/^room$/] : wishes;
    const found = wished.flatMap((pattern) => options.filter((option) => pattern.test(option)));
    await take(page, found[0] ?? options[0]!);
  }
  expect(await secret.locator('.stage-turned strong').textContent()).toMatch(/intact|damaged/);
  expect(await complaints(page)).toEqual([]);
  await secret.locator('.primary').click();
  await secret.waitFor({ state: 'detached' });
  expect(await page.locator('.room[data-own] [data-mark=secret]').count()).toBe(1);
});
