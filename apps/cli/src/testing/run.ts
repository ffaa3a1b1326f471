import { vi } from 'vitest';
import { runProgram } from '../program.ts';
import type { Launched } from './launch.ts';

/** Runs the command-line app within the test: faster than starting it, for commands that do not ask. */
export async function run(args: readonly string[]): Promise<Launched> {
  let out = '';
  let err = '';
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += String(text);
    return true;
  });
  vi.stubEnv('NO_COLOR', '1');
  vi.stubEnv('FORCE_COLOR', undefined);
  vi.stubEnv('LC_ALL', 'en_US.UTF-8');
  try {
    return { code: await runProgram(args), out, err };
  } finally {
    stdout.mockRestore();
    stderr.mockRestore();
    vi.unstubAllEnvs();
  }
}
