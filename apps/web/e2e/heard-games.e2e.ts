import { LANGUAGES } from '@deadlight/games/text';
import { describe, expect, it } from 'vitest';
import { PACES } from '../src/settings/settings.ts';
import { sitDown, useBrowser, visit } from './browser.ts';
import {
  answerByEar,
  keepTold,
  missedIn,
  momentsOf,
  pressesOfTab,
  sentencesOf,
  sitWithoutPicture,
} from './by-ear.ts';
import { heard, isLost, listen } from './listener.ts';
import { DULL, numbers, watchOn } from './player.ts';
import { takeOne } from './take-one.ts';

useBrowser();

/** Timers only make these tests wait: what follows what stays as it is. */
const FASTER = { instant: 20, quick: 40, steady: 80, slow: 160, skipped: 20 } as const;

/** In the page: what had the focus may go with a decision, and the next thing takes it a moment later. */
const isFound = (): boolean =>
  document.activeElement !== null && document.activeElement !== document.body;

const KINDS = ['ship', 'mars', 'station'] as const;

/** The languages take turns; with `--mode whole`, each game is played in each. */
const WHOLE = import.meta.env.MODE === 'whole';
const BY_EAR = KINDS.flatMap((theme, kind) =>
  LANGUAGES.filter((_, at) => WHOLE || at === kind + 1).map(
    (language) => [theme, language] as const,
  ),
);

describe.each(BY_EAR)('a whole game without the picture, of the %s in %s', (theme, language) => {
  it('says each line once and in order, from one region, and never loses the focus', async () => {
    const page = await visit({
      seed: `by-ear-${theme}`,
      faster: FASTER.instant,
      settings: { language, verbosity: 'all' },
    });
    await keepTold(page);
    await listen(page);
    await sitWithoutPicture(page, theme);
    const random = numbers(11);
    const wrong: string[] = [];
    for (let i = 0; i < 1500; i++) {
      const came = await page.evaluate(answerByEar, { share: random() });
      if (came === 'over') break;
      if (came !== 'taken') wrong.push(came);
    }
    expect(wrong).toEqual([]);
    await page.waitForSelector('.end');
    await page.waitForTimeout(500);
    expect(await isLost(page)).toBe(false);
    const all = await heard(page);
    expect([...new Set(all.map(({ region }) => region))]).toEqual(['announcer']);
    const transcript = all.map(({ text }) => text).join(' ');
    expect(transcript).not.toMatch(/[{}]|undefined|→/);
    const sentences = sentencesOf(await momentsOf(page), language, 'all');
    expect(sentences.length).toBeGreaterThan(40);
    expect(missedIn(transcript, sentences)).toEqual([]);
  });
});

/** Every pace, and one at which whoever plays goes on to the next question again and again. */
const AT_PACES = [...PACES, 'skipped'] as const;

/** With the picture, each game to its end at each pace; the languages take turns. */
const SEEN = KINDS.flatMap((theme, kind) =>
  AT_PACES.map((pace, at) => [theme, pace, LANGUAGES[(kind + at) % LANGUAGES.length]!] as const),
);
/** Games of some fifty decisions, in which whoever plays dies, and the others go on. */
const SEEDS = { ship: 'short-3', mars: 'short-0', station: 'short-0' } as const;
const SKIPS_EVERY_MS = 150;

describe.each(SEEN)(
  'a whole game with the picture, of the %s, %s, in %s',
  (theme, pace, language) => {
    it('says each line about me once and in order, keeps the focus, and has every control within reach', async () => {
      const played = pace === 'skipped' ? 'slow' : pace;
      const settings = { language, pace: played, light: 'off' };
      const page = await visit({ seed: SEEDS[theme], faster: FASTER[pace], settings });
      await keepTold(page);
      await listen(page);
      await sitDown(page, theme);
      if (pace === 'skipped')
        await page.evaluate((every) => {
          const skip = (): void => {
            dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
            setTimeout(skip, every);
          };
          skip();
        }, SKIPS_EVERY_MS * FASTER.skipped);
      const random = numbers(11);
      let farthest = 0;
      for (;;) {
        const came = await page.evaluate(takeOne, { share: random(), dull: DULL.source });
        if (came === 'over') break;
        if (came === 'dead') await watchOn(page);
        if (await isLost(page)) await page.waitForFunction(isFound);
        farthest = Math.max(farthest, await page.evaluate(pressesOfTab));
      }
      expect(farthest).toBeLessThanOrEqual(40);
      await page.waitForTimeout(500);
      const all = await heard(page);
      expect([...new Set(all.map(({ region }) => region))]).toEqual(['announcer']);
      const transcript = all.map(({ text }) => text).join(' ');
      const sentences = sentencesOf(await momentsOf(page), language, 'mine');
      expect(sentences.length).toBeGreaterThan(20);
      expect(missedIn(transcript, sentences)).toEqual([]);
    });
  },
);
