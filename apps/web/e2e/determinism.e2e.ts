import { afterAll, expect, it } from 'vitest';
import { buildCorpus } from '../../../scripts/determinism/corpus.ts';
import { playedIn } from '../../../scripts/determinism/in-browser.ts';
import { openPage, useBrowser } from './browser.ts';

useBrowser();

/** Some of the recorded games; `npm run test:deep` plays them all elsewhere. */
const corpus = await buildCorpus(3);
afterAll(corpus.remove);

it('Chromium plays recorded games as they were recorded', async () => {
  const page = await openPage();
  const { games, problems } = await playedIn(corpus, (address) => page.goto(address));
  expect(problems).toEqual([]);
  expect(games).toBe(corpus.games);
  expect(games).toBeGreaterThan(250);
});
