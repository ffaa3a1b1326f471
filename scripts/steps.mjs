// Runs commands one after another, with a heading and the time taken for each.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const REPORTS = ['--reporter=default', '--reporter=json'];
const onWindows = process.platform === 'win32';

/**
 * Stops the process with the exit code of the first command that fails; counts the tests of those that report them.
 * @param {ReadonlyArray<{ name: string, command: string, args: readonly string[] }>} steps
 */
export async function runSteps(steps) {
  const started = performance.now();
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const reports = mkdtempSync(join(tmpdir(), 'deadlight-tests-'));
  process.stdout.write(`Node ${process.versions.node}\n`);
  for (const { name, command, args } of steps) {
    process.stdout.write(`\n=== ${name}: ${[command, ...args].join(' ')}\n`);
    const stepStarted = performance.now();
    const report = join(reports, 'report.json');
    const reporting = command === 'vitest' ? [...REPORTS, `--outputFile.json=${report}`] : [];
    const status = await run(command, [...args, ...reporting]);
    const took = seconds(stepStarted);
    if (status !== 0) {
      process.stderr.write(`=== ${name}: FAILED after ${took}\n`);
      process.exit(status);
    }
    process.stdout.write(`=== ${name}: passed in ${took}\n`);
    if (existsSync(report)) count(report, counts);
  }
  rmSync(reports, { recursive: true });
  process.stdout.write(`\n=== all passed in ${seconds(started)}\n`);
  return counts;
}

/** Adds up what Vitest wrote down, and removes it. */
function count(report, counts) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  counts.passed += numPassedTests;
  counts.failed += numFailedTests;
  counts.skipped += numPendingTests + numTodoTests;
  rmSync(report);
}

/**
 * The exit code. What the command has started ends with it: a process left behind would hold our output open, and
 * whoever reads it (CI, say) would wait for ever.
 */
async function run(command, args) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: onWindows,
    // A group of its own, so that all of it can be ended.
    detached: !onWindows,
  });
  const endGroup = (signal) => {
    try {
      if (child.pid !== undefined && !onWindows) process.kill(-child.pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  };
  process.on('SIGINT', endGroup);
  process.on('SIGTERM', endGroup);
  try {
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return 1;
  } finally {
    process.off('SIGINT', endGroup);
    process.off('SIGTERM', endGroup);
    endGroup('SIGKILL');
  }
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
