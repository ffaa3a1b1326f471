/** Plays as a visitor would: reads the options on the screen and takes one. */
import type { Page } from 'playwright-core';
import { takeOne } from './take-one.ts';

/** Numbers that look random and are the same in every run. */
export function numbers(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** Waits for a question or the end; false at the end. */
export async function isAsked(page: Page): Promise<boolean> {
  const found = await page.waitForSelector('.end, .question .question-asked, .hand-over', {
    state: 'attached',
  });
  return !(await found.evaluate((element) => element.matches('.end')));
}

/** How many decisions have been made. */
export const decisions = (page: Page): Promise<string | null> =>
  page.locator('.table').getAttribute('data-decisions');

/** Closes the full-screen choice, to look at the table. */
export async function putAway(page: Page): Promise<void> {
  const away = page.locator('.line-up-asked .plain').last();
  if ((await away.count()) > 0) await away.click();
}

/** Every option that is offered, by its notation. */
export async function offered(page: Page): Promise<string[]> {
  const closed = page.locator('.question button[aria-expanded=false]');
  if ((await closed.count()) > 0) await closed.click();
  const choices = page.locator('.question .choice');
  // What has just been opened is drawn a moment later.
  await choices.first().waitFor();
  return choices.evaluateAll((all) => all.map((one) => one.getAttribute('data-notation')!));
}

/** Waits until the host has taken an answer; false if it is to be confirmed first. */
export async function isTaken(page: Page, before: string | null): Promise<boolean> {
  const state = await page.waitForFunction(
    (last) => {
      if (document.querySelector('dialog[open]') !== null) return 'sure?';
      if (document.querySelector('.end, .hand-over, .call') !== null) return 'taken';
      const made = document.querySelector('.table')?.getAttribute('data-decisions') ?? last;
      return (
        made !== last && document.querySelector('.question .question-asked') !== null && 'taken'
      );
    },
    before,
    { polling: 20 },
  );
  return (await state.jsonValue()) === 'taken';
}

/** Confirms whatever is asked again; a dialog that has been answered may still be closing. */
const agree = (page: Page): Promise<void> =>
  page
    .locator('dialog[open] .primary')
    .click({ timeout: 2000 })
    .catch(() => undefined);

/** Touches an option: where cards are laid out to choose from, the card, else its line in the list. */
export async function touch(page: Page, notation: string): Promise<void> {
  const card = page.locator(`.line-up [data-takes="${notation}"]`);
  const line = page.locator(`.question .choice[data-notation="${notation}"]`);
  const isLaidOut = (await page.locator('.line-up').count()) > 0;
  if (isLaidOut && (await card.count()) === 0)
    await page.locator('.line-up .line-up-asked button').click();
  await (isLaidOut && (await card.count()) > 0 ? card : line).click();
}

/** Takes an option, and waits for the result. */
export async function take(page: Page, notation: string): Promise<void> {
  const before = await decisions(page);
  await touch(page, notation);
  // Irreversible options are confirmed; a death scene is seen, then watched on from.
  while (!(await isTaken(page, before))) await agree(page);
}

/** Number of decisions in which every kind of question comes up. */
const BY_MOUSE = 24;

/** Options that a hasty player avoids repeating. */
export const DULL = /^(drop|trade|careful|rest|door|reactions|end$)/;

/** The options that advance a game, if there are any. */
export function lively(all: readonly string[]): readonly string[] {
  const some = all.filter((option) => !DULL.test(option));
  return some.length > 0 ? some : all;
}

/** Plays a number of decisions, or to the end, each by mouse as a visitor would. */
async function playByMouse(page: Page, most: number, random: () => number): Promise<void> {
  for (let i = 0; i < most && (await isAsked(page)); i++) {
    const list = lively(await offered(page));
    await take(page, list[Math.floor(random() * list.length)]!);
  }
}

/** A whole game: the first decisions by mouse, the rest within the page. */
export async function playToTheEnd(page: Page, random: () => number): Promise<void> {
  await playByMouse(page, BY_MOUSE, random);
  await playOn(page, 2000, random);
  await page.waitForSelector('.end');
}

/** A death scene is seen, then watched on from. */
export async function watchOn(page: Page): Promise<void> {
  const death = page.locator('.death[open]');
  await death.locator('.primary').click();
  await death.waitFor({ state: 'detached' });
}

/** Reads what has happened to the player, and what only they know: until then it lies over the plan. */
export async function readAll(page: Page): Promise<void> {
  const read = page.locator('.stage-blows .stage-tools button, .stage-secrets .primary');
  while ((await read.count()) > 0) await read.first().click();
}

/** Makes the same decisions within the page, to get there quickly. */
export async function playOn(page: Page, most: number, random: () => number): Promise<void> {
  for (let i = 0; i < most; i++) {
    const came = await page.evaluate(takeOne, { share: random(), dull: DULL.source });
    if (came === 'over') return;
    if (came === 'dead') await watchOn(page);
  }
}

/** Plays on until my figure dies; false if the game ends before. */
export async function playToDeath(page: Page, random: () => number): Promise<boolean> {
  for (;;) {
    const came = await page.evaluate(takeOne, { share: random(), dull: DULL.source });
    if (came !== 'taken') return came === 'dead';
  }
}
