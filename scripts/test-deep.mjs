import { runSteps } from './steps.mjs';

/** Test files share their modules (`isolate: false`): whatever the order, none may mind what another has left. */
const SEEDS = [1, 2, 3];

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
    name: 'all tests of the server on two threads',
    command: 'vitest',
    args: ['run', '--config', 'vitest.threads.config.ts'],
  },
  {
    name: 'whole games by ear, in every language',
    command: 'vitest',
    args: [
      'run',
      '--config',
      'vitest.browser.config.ts',
      '--mode',
      'whole',
      'apps/web/e2e/heard-games.e2e.ts',
    ],
  },
  {
    name: 'the documentation site, with every link',
    command: 'node',
    args: ['scripts/site/build.ts'],
  },
  {
    name: 'deep tests',
    command: 'vitest',
    args: ['run', '--config', 'vitest.deep.config.ts'],
  },
  ...SEEDS.map((seed) => ({
    name: `tests in random order ${seed}`,
    command: 'vitest',
    args: ['run', '--sequence.shuffle.files', `--sequence.seed=${seed}`],
  })),
]);
