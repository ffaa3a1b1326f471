/** Starts the command-line app as a person would, without a terminal. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const LAUNCHER = fileURLToPath(new URL('../../deadlight.mjs', import.meta.url));

export interface Launched {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function launch(args: readonly string[], input = ''): Launched {
  const { FORCE_COLOR: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [LAUNCHER, ...args], {
    input,
    encoding: 'utf8',
    env: { ...env, LC_ALL: 'en_US.UTF-8' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: status, out: stdout, err: stderr };
}

/** Somebody who types the same line again and again. */
export const always = (line: string, times = 5000): string => `${line}\n`.repeat(times);

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder of its own, gone when the tests of the file are over. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deadlight-'));
  folders.push(folder);
  return folder;
}
