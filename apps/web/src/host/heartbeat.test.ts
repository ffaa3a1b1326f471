import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Heartbeat } from './heartbeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function started(answers: boolean) {
  const silent = vi.fn();
  const beat: Heartbeat = new Heartbeat(
    () => answers && beat.hear(),
    silent,
    () => Date.now(),
  );
  return { beat, silent };
}

it('notices a host that stops answering, and only that', () => {
  const { silent } = started(false);
  vi.advanceTimersByTime(25_000);
  expect(silent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(15_000);
  expect(silent).toHaveBeenCalled();
});

it('trusts a host that answers', () => {
  const { beat, silent } = started(true);
  vi.advanceTimersByTime(600_000);
  expect(silent).not.toHaveBeenCalled();
  beat.stop();
});

it('does not blame the host for the sleep of the page', () => {
  const { silent } = started(false);
  vi.advanceTimersByTime(10_000);
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(5000);
  expect(silent).not.toHaveBeenCalled();
});
