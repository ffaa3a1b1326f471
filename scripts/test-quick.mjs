// What a contributor runs while working: everything but PostgreSQL, the browser and the slowest laws.
import { runSteps } from './steps.mjs';
import { LINT, TYPES } from './test-steps.mjs';

await runSteps([
  ...LINT,
  ...TYPES,
  { name: 'quick tests', command: 'vitest', args: ['run', '--config', 'vitest.quick.config.ts'] },
]);
