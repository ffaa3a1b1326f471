import { Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { Durations } from './durations.ts';

const BOUNDS = [0.001, 0.01, 1];
const TOOK = [0, 0.001, 0.0011, 0.5, 1, 1.5, 100];

it('tells what a histogram of prom-client would', async () => {
  const [own, theirs] = [new Registry(), new Registry()];
  const durations = new Durations({ name: 'took', help: 'how long', label: 'say' }, BOUNDS, own);
  const histogram = new Histogram({
    name: 'took',
    help: 'how long',
    labelNames: ['say'],
    buckets: BOUNDS,
    registers: [theirs],
  });
  for (const [i, took] of TOOK.entries()) {
    const say = i % 2 === 0 ? 'decide' : 'chat';
    durations.note(say, took);
    histogram.observe({ say }, took);
  }
  expect(await own.metrics()).toBe(await theirs.metrics());
});
