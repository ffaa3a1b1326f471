import { defineConfig } from 'vitest/config';
import { MANIFESTS } from './packages/games/src/manifests.ts';
import { mutantHere } from './scripts/mutants/mutant.ts';
import base from './vitest.config.ts';

const folders = new Set(MANIFESTS.flatMap(({ id, shares }) => [id, ...shares]));
const mutant = mutantHere();

/** Rule tests in one process, with a mutant in place of the file it changes. */
export default defineConfig({
  ...base,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      load: (id) => (id === mutant?.path ? mutant.source : null),
    },
  ],
  test: {
    ...base.test,
    include: [...folders].map((folder) => `packages/games/src/${folder}/**/*.test.ts`),
    // Scenarios have been played before these.
    exclude: ['**/scenarios.test.ts'],
    isolate: false,
    // A cached module is not loaded again: neither would the mutant be.
    fsModuleCache: false,
    fileParallelism: false,
  },
});
