import { runSteps } from './steps.mjs';

const colours = process.stdout.isTTY ? [] : ['--colors=off'];

await runSteps([
  { name: 'lint and format', command: 'biome', args: ['ci', '--error-on-warnings', ...colours] },
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'types of the browser app', command: 'tsc', args: ['--noEmit', '-p', 'apps/web'] },
  { name: 'tests', command: 'vitest', args: ['run'] },
  {
    name: 'tests of the server on PostgreSQL',
    command: 'vitest',
    args: ['run', '--config', 'vitest.postgres.config.ts'],
  },
  {
    name: 'tests in the browser',
    command: 'vitest',
    args: ['run', '--config', 'vitest.browser.config.ts'],
  },
]);
