import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

/** Tests in a real browser, four files at a time: while one waits for its page, another goes on. */
export default defineConfig({
  test: {
    include: ['apps/web/e2e/**/*.e2e.ts'],
    globalSetup: ['apps/web/e2e/serve.ts'],
    sequence: { sequencer: LongestFirst },
    maxWorkers: 4,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
