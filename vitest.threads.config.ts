import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** The tests of the server once more, with tables on two threads. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: [
      'apps/server/src/*.test.ts',
      'apps/server/src/{bots,operator,socket,table}/*.test.ts',
      'apps/server/testing/*.test.ts',
    ],
    env: { DEADLIGHT_TEST_THREADS: '2' },
  },
});
