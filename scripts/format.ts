/** Formats generated files as the linter wants them. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** By its path: a script that is not started by npm finds no installed commands. */
const BIOME = join(import.meta.dirname, '../node_modules/@biomejs/biome/bin/biome');

export function format(...files: readonly string[]): void {
  const args = [BIOME, 'format', '--write', ...files];
  const { status, error, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0)
    throw new Error(
      `these files could not be formatted: ${files.join(', ')}\n${error?.message ?? stderr}`,
    );
}
