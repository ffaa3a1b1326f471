import { defineConfig } from 'vitest/config';
import { hasPostgres } from './apps/server/testing/postgres-there.ts';
import base from './vitest.config.ts';

/** What the server promises, whatever keeps its tables. */
const CORE = ['server', 'kill', 'operator', 'watchdog'].map(
  (name) => `apps/server/src/${name}.test.ts`,
);
const WHOLE = [...CORE, 'apps/server/src/*.test.ts', 'apps/server/testing/*.test.ts'];

/** The tests of the server once more, on PostgreSQL; all of them in the mode `whole`. */
export default defineConfig(({ mode }) => ({
  ...base,
  test: {
    ...base.test,
    include: mode === 'whole' ? WHOLE : CORE,
    exclude: hasPostgres ? [] : ['**'],
    passWithNoTests: !hasPostgres,
    globalSetup: ['apps/server/testing/serve-postgres.ts'],
  },
}));
