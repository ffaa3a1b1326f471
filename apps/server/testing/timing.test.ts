import { below, randomFrom } from '@deadlight/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeldAnswers } from '../src/table/held-answers.ts';
import { compareTimes, distancesIn, type Waits } from './timing.ts';

/** Few enough for every run; the deep test sees a difference of 5 %. */
const POSITIONS = 100;
const FAR = 0.25;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The same times in every run. */
function heldAnswers(): HeldAnswers {
  const random = randomFrom('held');
  return new HeldAnswers(1, () => below(random, 1 << 20) / (1 << 20));
}

describe.each(['panic', 'nemesis', 'lockdown'])('in %s', (game) => {
  it.each([
    ['live', false],
    ['over days', true],
  ])('others hear at a table %s after the same time, whatever a seat holds', async (_, days) => {
    const found = await compareTimes(game, POSITIONS, 'timing', heldAnswers(), days);
    expect(found.positions).toBeGreaterThanOrEqual(POSITIONS);
    for (const [what, distance] of Object.entries(distancesIn(found)))
      expect(distance, what).toBeLessThan(FAR);
  });
});

it('notices answers that betray a hand by their speed', async () => {
  const hasty: Waits = { waitFor: () => 0, waitForStanding: () => 0 };
  const found = await compareTimes('nemesis', POSITIONS, 'timing', hasty);
  const far = Object.values(distancesIn(found)).filter((distance) => distance > FAR);
  expect(far.length).toBe(2);
});
