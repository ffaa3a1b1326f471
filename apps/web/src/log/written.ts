/** The log as it is drawn: it follows the picture by a frame, so that no beat waits for it. */
import type { Line } from '@deadlight/engine';
import { effect, type ReadonlySignal, signal } from '@preact/signals';

/** Whether only something was added. */
const goesOn = (before: readonly Line[], now: readonly Line[]): boolean =>
  before.length > 0 && now.length >= before.length && now[before.length - 1] === before.at(-1);

/** Once what is due now has been drawn. */
function afterFrame(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Additions are written after the frame; another log is written at once and replaces the last one. */
export function writtenAfter(log: ReadonlySignal<readonly Line[]>): {
  readonly written: ReadonlySignal<readonly Line[]>;
  readonly end: () => void;
} {
  const written = signal(log.peek());
  const end = effect(() => {
    const now = log.value;
    const write = (): void => {
      written.value = now;
    };
    if (goesOn(written.peek(), now)) return afterFrame(write);
    write();
    return;
  });
  return { written, end };
}
