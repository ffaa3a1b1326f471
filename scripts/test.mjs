import { runSteps } from './steps.mjs';

const colours = process.stdout.isTTY ? [] : ['--colors=off'];

runSteps([
  { name: 'lint and format', command: 'biome', args: ['ci', '--error-on-warnings', ...colours] },
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'tests', command: 'vitest', args: ['run'] },
]);
