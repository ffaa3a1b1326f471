import { defineConfig } from 'vitest/config';

/** Tests in a real browser, three files at a time: while one waits for its page, another goes on. */
export default defineConfig({
  test: {
    include: ['apps/web/e2e/**/*.e2e.ts'],
    globalSetup: ['apps/web/e2e/serve.ts'],
    maxWorkers: 3,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
