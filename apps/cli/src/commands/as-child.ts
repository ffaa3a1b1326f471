/**
 * Starts this command again as a child, and exits as it does. The first process of a container has no
 * default for signals.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** As a shell says it. */
const KILLED = 128;

export async function runAsChild(): Promise<never> {
  const [program, ...args] = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const child = spawn(program!, args, { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => child.kill(signal));
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (ended, signal) =>
      resolve(ended ?? KILLED + constants.signals[signal ?? 'SIGKILL']),
    );
  });
  process.exit(code);
}
