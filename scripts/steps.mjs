// Runs commands one after another, with a heading and the time taken for each.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Stops the process with the exit code of the first command that fails.
 * @param {ReadonlyArray<{ name: string, command: string, args: readonly string[] }>} steps
 */
export function runSteps(steps) {
  const started = performance.now();
  process.stdout.write(`Node ${process.versions.node}\n`);
  for (const { name, command, args } of steps) {
    process.stdout.write(`\n=== ${name}: ${[command, ...args].join(' ')}\n`);
    const stepStarted = performance.now();
    const result = spawnSync(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    const took = seconds(stepStarted);
    if (result.error) process.stderr.write(`${result.error.message}\n`);
    if (result.status !== 0) {
      process.stderr.write(`=== ${name}: FAILED after ${took}\n`);
      process.exit(result.status || 1);
    }
    process.stdout.write(`=== ${name}: passed in ${took}\n`);
  }
  process.stdout.write(`\n=== all passed in ${seconds(started)}\n`);
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
