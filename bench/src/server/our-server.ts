/** Our server in a process of its own, on an empty folder and with limits that nobody reaches. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ServerProcess } from './process.ts';

const COMMAND = fileURLToPath(new URL('../../../apps/cli/deadlight.mjs', import.meta.url));

const UNREACHED = '1000000';
const LIMITS = ['--sockets', '--tables', '--opens', '--starts', '--connections'].flatMap(
  (limit) => [limit, UNREACHED],
);

export function startOurs(folder: string, ...more: readonly string[]): Promise<ServerProcess> {
  writeFileSync(join(folder, 'index.html'), 'the app');
  const where = ['--port', '0', '--address', '127.0.0.1', '--data', folder, '--app', folder];
  // Players here answer at once, and none of them is a person whose time would tell anything.
  const quiet = ['--log-level', 'warn', '--bot-time', '0-0'];
  const limits = [...LIMITS, '--rate', '100000'];
  return ServerProcess.start([COMMAND, 'server', ...where, ...limits, ...quiet, ...more]);
}
