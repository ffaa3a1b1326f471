/** What comes about by and by, on a machine that may do much else. */
import { vi } from 'vitest';

/** Repeats a check until it holds, and gives what it found. Vitest itself waits for a second only. */
export const eventually = <T>(check: () => T | Promise<T>, interval = 5): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000, interval });
