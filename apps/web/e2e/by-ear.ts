/** Whole games for somebody who hears the page: what the host told it, what it said of that, and where the focus was. */
import { askTexts, GAMES, Voice } from '@deadlight/games';
import { digest } from '@deadlight/games/ask';
import type { Language } from '@deadlight/games/text';
import type { FromHost, Moment } from '@deadlight/host';
import { nextMoment } from '@deadlight/host/page';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** All that the host has said about the table. */
    told: Extract<FromHost, { say: 'moment' | 'changed' }>[];
  }
}

/** From the next page on, what the host says is kept. */
export async function keepTold(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.told = [];
    const { Worker: Native } = window;
    window.Worker = class extends Native {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }: MessageEvent<FromHost | string>) => {
          if (typeof data === 'object' && (data.say === 'moment' || data.say === 'changed'))
            window.told.push(data);
        });
      }
    };
  });
}

/** Every moment of the table, in order. */
export async function momentsOf(page: Page): Promise<Moment[]> {
  const moments: Moment[] = [];
  for (const message of await page.evaluate(() => window.told)) {
    const next = message.say === 'moment' ? message.moment : nextMoment(moments.at(-1)!, message);
    if (next !== null && next.replay === null) moments.push(next);
  }
  return moments;
}

/** What is to be said of all that, sentence after sentence. */
export function sentencesOf(
  moments: readonly Moment[],
  language: Language,
  level: 'all' | 'mine',
): string[] {
  return moments.flatMap(({ view, news }) => {
    const { telling, texts } = GAMES[view.game]!;
    const voice = new Voice(language, texts[language], askTexts[language]);
    return digest(telling, view, voice, news, level).filter((one) => one !== '');
  });
}

/** Those of them that a transcript lacks, has in another order, or has more often than they happened. */
export function missedIn(transcript: string, sentences: readonly string[]): string[] {
  const plain = transcript.replaceAll('\u00A0', ' ');
  let at = 0;
  const missed: string[] = [];
  for (const sentence of sentences) {
    const wanted = sentence.replaceAll('\u00A0', ' ');
    const found = plain.indexOf(wanted, at);
    if (found < 0) missed.push(`not said, or not in order: ${sentence}`);
    else at = found + wanted.length;
  }
  const counts = Map.groupBy(sentences, (one) => one.replaceAll('\u00A0', ' '));
  for (const [sentence, times] of counts) {
    // A sentence may be part of a longer one.
    const within = sentences.filter((one) =>
      one.replaceAll('\u00A0', ' ').includes(sentence),
    ).length;
    const said = plain.split(sentence).length - 1;
    if (said > Math.max(times.length, within)) missed.push(`said ${said} times: ${sentence}`);
  }
  return missed;
}

/** In the page, all of it: takes one of the answers by the keyboard, and waits for what comes of it. */
export async function answerByEar({ share }: { readonly share: number }): Promise<string> {
  const one = (selector: string) => document.querySelector<HTMLElement>(selector);
  const until = async <T>(what: string, find: () => T | null | false): Promise<T> => {
    for (const begun = performance.now(); performance.now() - begun < 30_000; ) {
      const found = find();
      if (found !== null && found !== false) return found;
      await new Promise((done) => requestAnimationFrame(() => done(null)));
    }
    throw new Error(`waited in vain for ${what}`);
  };
  const state = await until('a question', () =>
    one('.death[open]') !== null
      ? 'dead'
      : one('.end') !== null
        ? 'over'
        : one('.ears-answers') !== null && 'asked',
  );
  if (state === 'over') return state;
  if (state === 'dead') {
    one('.death[open] .primary')!.click();
    await until('the death to be read', () => one('.death[open]') === null);
    return 'taken';
  }
  const isOnNothing = document.activeElement === null || document.activeElement === document.body;
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  ).length;
  if (isOnNothing) return 'lost';
  if (stops > 40) return `${stops} tab stops`;
  const number = one('.ears')!.dataset['decisions'];
  const list = one('.ears-answers')!;
  const count = list.children.length;
  const press = (key: string): void => {
    list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };
  const soon = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
  list.focus();
  press('Home');
  for (let i = Math.floor(share * count); i > 0; i--) {
    press('ArrowDown');
  }
  await soon();
  press('Enter');
  await soon();
  one('.ears-answers ~ .primary:not(:disabled)')?.click();
  const isOn = (): boolean =>
    one('.end, .death[open]') !== null || one('.ears')?.dataset['decisions'] !== number;
  for (let tries = 0; tries < 20 && !isOn(); tries++) await soon();
  // What has lasting consequences is asked again; several cards are taken one after another.
  if (!isOn() && one('.ears-answers[aria-multiselectable=true]') === null) {
    const field = one('.ears-command input') as HTMLInputElement;
    field.focus();
    field.value = 'yes';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    one('.ears-command [type=submit]')!.click();
  }
  for (let tries = 0; tries < 60 && !isOn(); tries++) await soon();
  return 'taken';
}

/** From the lobby to a table without the picture, by the looks of a game's card. */
export async function sitWithoutPicture(page: Page, theme: string): Promise<void> {
  await page.locator('.lobby-ears button').click();
  await page.waitForFunction(() => window.heard.length === 1);
  await page.locator(`.game-card[data-game=${theme}] .plain`).first().click();
  await page.locator('dialog[open] .new-game [type=submit]').click();
  await page.waitForSelector('.ears');
  await page.waitForFunction(() => window.heard.length > 1);
}

/** In the page: how many presses of Tab lead to the farthest control, there or back from what has the focus. */
export function pressesOfTab(): number {
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled, [inert] *') &&
      one.checkVisibility({ visibilityProperty: true }),
  );
  const had = document.activeElement!;
  const before = stops.filter(
    (one) => had.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING,
  ).length;
  return Math.max(before, stops.length - before);
}
