import { runSteps } from './steps.mjs';

runSteps([
  {
    name: 'deep tests',
    command: 'vitest',
    args: ['run', '--config', 'vitest.deep.config.ts'],
  },
]);
