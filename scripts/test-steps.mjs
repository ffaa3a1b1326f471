// The steps of `npm test`, of which `npm run test:quick` runs some.
const colours = process.stdout.isTTY ? [] : ['--colors=off'];
const vitest = (name, ...args) => ({ name, command: 'vitest', args: ['run', ...args] });

export const LINT = [
  { name: 'lint and format', command: 'biome', args: ['ci', '--error-on-warnings', ...colours] },
  { name: 'nothing unused', command: 'knip', args: [] },
];

export const TYPES = [
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'types of the browser app', command: 'tsc', args: ['--noEmit', '-p', 'apps/web'] },
];

export const TESTS = [
  vitest('tests'),
  vitest('tests of the server on PostgreSQL', '--config', 'vitest.postgres.config.ts'),
  vitest('tests in the browser', '--config', 'vitest.browser.config.ts'),
];
