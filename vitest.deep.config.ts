import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

const HOUR = 60 * 60 * 1000;

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['**/*.deep.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: HOUR,
    hookTimeout: HOUR,
  },
});
