import { runSteps } from './steps.mjs';

runSteps([
  {
    name: 'deep tests',
    command: 'vitest',
    args: ['run', '--config', 'vitest.deep.config.ts'],
  },
  { name: 'mutation tests', command: 'stryker', args: ['run'] },
]);
