import { runSteps } from './steps.mjs';

await runSteps([
  {
    name: 'all tests of the server on PostgreSQL',
    command: 'vitest',
    args: ['run', '--config', 'vitest.postgres.config.ts', '--mode', 'whole'],
  },
  {
    name: 'all tests of the server on PostgreSQL and NATS',
    command: 'vitest',
    args: ['run', '--config', 'vitest.postgres.config.ts', '--mode', 'bus'],
  },
  {
    name: 'deep tests',
    command: 'vitest',
    args: ['run', '--config', 'vitest.deep.config.ts'],
  },
]);
