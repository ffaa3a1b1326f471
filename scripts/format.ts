/** Formats generated files as the linter wants them. */
import { spawnSync } from 'node:child_process';

export function format(...files: readonly string[]): void {
  const { status, stderr } = spawnSync('biome', ['format', '--write', ...files], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error(`these files could not be formatted: ${files.join(', ')}\n${stderr}`);
}
