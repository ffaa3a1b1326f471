import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** What the benchmark compares with must itself be right; run by `npm run bench:peers`. */
export default defineConfig({
  ...base,
  test: { ...base.test, include: ['bench/**/*.peers.ts'] },
});
