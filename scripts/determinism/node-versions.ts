/** Other versions of Node, installed when they are needed from the packages that `node` itself consists of. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The last of each line that the README promises, besides the one that runs the tests. */
export const OTHER_NODES = ['20.20.2', '22.23.3'] as const;

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/deadlight-node');
const PLATFORM = process.platform === 'win32' ? 'win' : process.platform;
const PACKAGE = `node-${PLATFORM}-${process.arch}`;

/** The path of a program; installs it where it is not yet. */
export function needNode(version: string): string {
  const folder = join(CACHE, version);
  const program = join(
    folder,
    'node_modules',
    PACKAGE,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(program)) return program;
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--loglevel=error'];
  spawnSync('npm', ['install', '--prefix', folder, ...quiet, `${PACKAGE}@${version}`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (!existsSync(program))
    throw new Error(`Node ${version} could not be installed: npm has no ${PACKAGE}@${version}`);
  return program;
}
