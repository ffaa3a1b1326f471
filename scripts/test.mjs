import { bringPrograms } from './programs/programs.mjs';
import { runSteps } from './steps.mjs';
import { LINT, TESTS, TYPES } from './test-steps.mjs';

const { env, missing } = bringPrograms();
Object.assign(process.env, env);
for (const sentence of missing) process.stdout.write(`${sentence}\n`);

const counts = await runSteps([...LINT, ...TYPES, ...TESTS]);
const without = missing.length === 0 ? '' : `, because: ${missing.join('; ')}`;
process.stdout.write(
  `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`,
);
if (counts.skipped > 0) process.stdout.write(`${counts.skipped} tests were skipped${without}\n`);
