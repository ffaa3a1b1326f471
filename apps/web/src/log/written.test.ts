import type { Line } from '@deadlight/engine';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writtenAfter } from './written.ts';

const line = (what: string): Line => ({ rule: 'TEST-01', what, data: {} }) as unknown as Line;
const [first, second, other] = [line('first'), line('second'), line('other')];

/** What waits for the next frame. */
let frames: (() => void)[] = [];
const passFrame = (): void => {
  for (const draw of frames.splice(0)) draw();
  vi.runAllTimers();
};

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', (at: number) => {
    frames[at - 1] = () => undefined;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('writes what is added after the frame, all of it at once', () => {
  const log = signal<readonly Line[]>([first]);
  const { written, end } = writtenAfter(log);
  log.value = [first, second];
  log.value = [first, second, other];
  expect(written.value).toEqual([first]);
  passFrame();
  expect(written.value).toEqual([first, second, other]);
  end();
});

it('keeps nothing of another log, not even for a frame', () => {
  const log = signal<readonly Line[]>([first]);
  const { written, end } = writtenAfter(log);
  log.value = [first, second];
  log.value = [];
  expect(written.value).toEqual([]);
  passFrame();
  expect(written.value).toEqual([]);
  log.value = [other];
  expect(written.value).toEqual([other]);
  end();
});
