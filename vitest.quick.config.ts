import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** Units and scenarios; what takes long (recorded games, laws over thousands of games, servers) is left to `npm test`. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    exclude: [
      '**/node_modules/**',
      '**/corpus.test.ts',
      '**/conformance.test.ts',
      'apps/server/**',
      'apps/cli/src/new-game/**',
      'scripts/**',
      'bench/**',
    ],
  },
});
