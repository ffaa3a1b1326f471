import { below, randomFrom } from '@deadlight/engine';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ThinkingTime } from './thinking-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const source = randomFrom('thinking');
const random = (): number => (below(source, 1 << 20) + 0.5) / (1 << 20);

/** Somebody who thinks: the logarithm of the time is about normal. */
const thinker = (median: number, spread: number) => (): number => {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random();
  return median * Math.exp(spread * sum);
};

/** Asks again and again, as the others at the table see it: when each answer came, after each question, on a virtual clock. */
async function answersOf(delay: () => number, count: number): Promise<number[]> {
  const seen: number[] = [];
  for (let i = 0; i < count; i++) {
    const asked = Date.now();
    const answered = new Promise<void>((resolve) => setTimeout(resolve, delay()));
    await vi.runAllTimersAsync();
    await answered;
    seen.push(Date.now() - asked);
  }
  return seen;
}

/** The greatest difference between the shares of answers that came by any moment (Kolmogorov and Smirnov). */
function distance(some: readonly number[], others: readonly number[]): number {
  const shareBy = (times: readonly number[], by: number): number =>
    times.filter((time) => time <= by).length / times.length;
  return Math.max(
    ...[...some, ...others].map((by) => Math.abs(shareBy(some, by) - shareBy(others, by))),
  );
}

const ANSWERS = 400;
/** Two samples of this size from one distribution are hardly ever further apart. */
const ALIKE = 0.13;

it.each([
  ['quick', 1500, 0.5],
  ['usual', 3000, 0.7],
  ['slow', 5000, 0.5],
])('takes as long without the card as a %s person takes with it', async (_, median, spread) => {
  const think = thinker(median, spread);
  const time = new ThinkingTime(random);
  for (let i = 0; i < 48; i++) time.note(think());
  const withCard = await answersOf(think, ANSWERS);
  const without = await answersOf(() => time.draw(), ANSWERS);
  expect(distance(withCard, without)).toBeLessThan(2 * ALIKE);
  // As it was before: between 1.2 and 4 seconds, each as likely as any other.
  const before = await answersOf(() => 1200 + 2800 * random(), ANSWERS);
  expect(distance(withCard, before)).toBeGreaterThan(distance(withCard, without));
});

it('is the same whether somebody holds nothing or lets pass what they hold', async () => {
  const [nothing, passing] = [new ThinkingTime(random), new ThinkingTime(random)];
  const held = await answersOf(() => nothing.draw(), ANSWERS);
  const passed = await answersOf(() => passing.draw(), ANSWERS);
  expect(distance(held, passed)).toBeLessThan(ALIKE);
});

it('leaves no time that only a choice takes, up to a limit', () => {
  const time = new ThinkingTime(random);
  const drawn = Array.from({ length: 2000 }, () => time.draw());
  expect(drawn.filter((ms) => ms > 4000).length).toBeGreaterThan(300);
  expect(Math.max(...drawn)).toBeLessThanOrEqual(15_000);
});
