/** `npm start`: ending it ends the server as well. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** Says its number, and waits to be ended, as the server does. */
const SERVER = `
import { writeFileSync } from 'node:fs';
writeFileSync(process.env.SAYS_PID, String(process.pid));
setInterval(() => {}, 1000);
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
`;

let folder: string;
let pidFile: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deadlight-start-'));
  pidFile = join(folder, 'pid');
  mkdirSync(join(folder, 'scripts'));
  mkdirSync(join(folder, 'apps/cli'), { recursive: true });
  copyFileSync(join(import.meta.dirname, 'start.mjs'), join(folder, 'scripts/start.mjs'));
  writeFileSync(join(folder, 'scripts/web-build.mjs'), `export const buildWeb = () => 'app';`);
  writeFileSync(join(folder, 'apps/cli/deadlight.mjs'), SERVER);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function started(program: string, ...args: readonly string[]) {
  const env = { ...process.env, SAYS_PID: pidFile, npm_lifecycle_event: 'start' };
  const child: ChildProcess = spawn(program, args, { cwd: folder, env, stdio: 'ignore' });
  await expect
    .poll(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8') !== '', { timeout: 20_000 })
    .toBe(true);
  return { child, pid: Number(readFileSync(pidFile, 'utf8')) };
}

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'ends the server when the shell of npm gets %s',
  async (signal) => {
    // As npm runs it: a shell waits for the last of several commands.
    const { child, pid } = await started(
      'sh',
      '-c',
      `true && ${process.execPath} scripts/start.mjs; true`,
    );
    child.kill(signal);
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
  },
);

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'ends the server when it gets %s itself',
  async (signal) => {
    const { child, pid } = await started(process.execPath, 'scripts/start.mjs');
    child.kill(signal);
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
  },
);
