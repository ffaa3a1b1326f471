import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

/** The processor time of this thread, in milliseconds: whatever else the machine does is left out. */
const used = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const busy = (milliseconds: number): void => {
  const end = used() + milliseconds;
  while (used() < end);
};

it('runs work at once if nothing is queued before it', () => {
  let done = false;
  new Turns().take('a', () => {
    done = true;
  });
  expect(done).toBe(true);
});

it('yields to the event loop between turns, counts follow-up work, and takes turns by address', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const work = (whose: string) => () => {
    // Some of it comes after others were waited for, as at a table.
    void Promise.resolve()
      .then(() => Promise.resolve())
      .then(() => {
        busy(3);
        order.push(whose);
      });
  };
  let longest = 0;
  let last = used();
  const ticks = setInterval(() => {
    longest = Math.max(longest, used() - last);
    last = used();
  }, 1);
  await sleep(20);
  longest = 0;
  last = used();
  for (let i = 0; i < 60; i++) turns.take('a', work('a'));
  turns.take('b', work('b'));
  while (order.length < 61) await setImmediate();
  clearInterval(ticks);
  // All of it takes 180 ms; a turn is over after 8, when its last piece of work is done.
  expect(longest).toBeLessThan(60);
  expect(order.indexOf('b')).toBeLessThanOrEqual(3);
});

it('keeps the order of messages from one address', async () => {
  const turns = new Turns();
  const order: number[] = [];
  for (let i = 0; i < 500; i++) turns.take('a', () => order.push(i));
  while (order.length < 500) await setImmediate();
  expect(order).toEqual(order.map((_, i) => i));
});
