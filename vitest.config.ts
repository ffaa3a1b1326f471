import { defineConfig } from 'vitest/config';
import { aliases } from './scripts/entry-points.ts';
import { LongestFirst } from './scripts/longest-first.ts';

/** `npm run test:deep` asks for random orders. */
const isShuffled = process.argv.includes('--sequence.shuffle.files');

export default defineConfig({
  // The packages are found next to this file rather than through node_modules, so that a copy of
  // the tree (as mutation testing makes) tests its own sources.
  resolve: { alias: [...aliases] },
  test: {
    include: [
      'packages/**/*.test.ts',
      'apps/**/*.test.ts',
      'bench/**/*.test.ts',
      'docs/**/*.test.ts',
      'examples/*.test.ts',
      'scripts/**/*.test.ts',
      'train/**/*.test.ts',
    ],
    // Starting a process for each file takes long. That no file minds what another has left in a module is shown by
    // `npm run test:deep`, which runs them in three random orders.
    isolate: false,
    ...(!isShuffled && { sequence: { sequencer: LongestFirst } }),
    // Some wait for other processes more than they work.
    maxWorkers: 4,
    testTimeout: 60_000,
    // A server that is started for a test loads all games first.
    hookTimeout: 60_000,
  },
});
