import { expect, it } from 'vitest';
import { complaints, overflow } from './axe.ts';
import { sitDown, useBrowser, visit } from './browser.ts';
import { numbers, playOn } from './player.ts';

useBrowser();

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

it.each([
  ['en', 'dark', {}, /^.+ is thinking: [\d,]+ of 2,000 games played out$/, 'Answer now'],
  ['de', 'light', PHONE, /^.+ überlegt: [\d.]+ von 2\.000 Partien/, 'Jetzt antworten'],
] as const)(
  'a mastermind shows how far it is, in %s by %s, and answers when told',
  async (language, colorScheme, size, says, now) => {
    const page = await visit({ colorScheme, settings: { language }, seed: 'thinking', ...size });
    await sitDown(page, 'ship', ['coop', 'mastermind']);
    const thought = page.locator('.question .question-thought');
    for (let i = 0; (await thought.count()) === 0; i++) {
      expect(i).toBeLessThan(40);
      await page.waitForSelector('.question .question-asked, .question .question-thought');
      if ((await thought.count()) === 0) await playOn(page, 1, numbers(i));
    }
    expect((await thought.textContent())!.trim()).toMatch(says);
    const threads = page.workers().filter((worker) => worker.url().includes('/thread-'));
    expect(threads.length).toBeGreaterThan(1);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await complaints(page)).toEqual([]);
    const bar = page.locator('.question-thought progress');
    const before = await bar.evaluate((element) => (element as HTMLProgressElement).value);
    await page.getByRole('button', { name: now }).click();
    // Left alone it would go on to the end.
    await page.waitForFunction(
      (last) => {
        const other = document.querySelector<HTMLProgressElement>('.question-thought progress');
        return other === null || other.value < last;
      },
      before,
      { polling: 20, timeout: 1000 },
    );
  },
);
