import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeldAnswers } from '../src/table/held-answers.ts';
import { compareTimes, distancesIn } from './timing.ts';

const POSITIONS = 10_000;
/** The share of answers that may come sooner or later than others. */
const FAR = 0.05;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

describe.each(['panic', 'nemesis', 'lockdown'])('in %s', (game) => {
  it.each([
    ['live', false],
    ['over days', true],
  ])(
    `others hear at a table %s after the same time from ${POSITIONS} positions, whatever a seat holds`,
    async (_, days) => {
      const seed = `timing:${performance.now()}`;
      process.stdout.write(`${game} ${seed}\n`);
      const found = await compareTimes(game, POSITIONS, seed, new HeldAnswers(1), days);
      for (const [what, distance] of Object.entries(distancesIn(found))) {
        process.stdout.write(`${distance.toFixed(3)} ${what}\n`);
        expect(distance, what).toBeLessThan(FAR);
      }
    },
  );
});
