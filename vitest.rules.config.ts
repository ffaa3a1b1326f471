import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** Only what names rules: scenarios and rule tests. Mutation testing asks whether they can fail. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['packages/games/src/*/*.test.ts'],
    exclude: ['**/conformance.test.ts'],
    // Thousands of runs: one process that stays warm, one file after the other.
    isolate: false,
    fileParallelism: false,
  },
});
