import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  // The packages are found next to this file rather than through node_modules, so that a copy of
  // the tree (as mutation testing makes) tests its own sources.
  resolve: {
    alias: [
      {
        find: /^@deadlight\/(engine|games|bots)$/,
        replacement: source('packages/$1/src/index.ts'),
      },
      {
        find: /^@deadlight\/engine\/testing$/,
        replacement: source('packages/engine/testing/index.ts'),
      },
      {
        find: /^@deadlight\/games\/(lockdown|nemesis|panic)$/,
        replacement: source('packages/games/src/$1/app.ts'),
      },
      {
        find: /^@deadlight\/games\/(handbook|survival|telling|text)$/,
        replacement: source('packages/games/src/$1/index.ts'),
      },
      {
        find: /^@deadlight\/games\/rules\/(lockdown|nemesis|panic)$/,
        replacement: source('packages/games/src/$1/index.ts'),
      },
      {
        find: '@deadlight/games/rules/survival',
        replacement: source('packages/games/src/survival/rules.ts'),
      },
      {
        find: /^@deadlight\/bots\/(lockdown|nemesis|panic)$/,
        replacement: source('packages/bots/src/$1/mind.ts'),
      },
      { find: '@deadlight/bots/text', replacement: source('packages/bots/src/text/load.ts') },
      { find: '@deadlight/bots/core', replacement: source('packages/bots/src/core.ts') },
      {
        find: '@deadlight/bots/program',
        replacement: source('packages/bots/src/program/index.ts'),
      },
    ],
  },
  test: {
    include: [
      'packages/**/*.test.ts',
      'apps/**/*.test.ts',
      'bench/**/*.test.ts',
      'docs/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    maxWorkers: 2,
    testTimeout: 60_000,
  },
});
