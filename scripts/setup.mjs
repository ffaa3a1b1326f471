// Installs the dependencies pinned in package-lock.json, unless they are installed already; with a program and its
// arguments, then runs it on the Node that is pinned: `node scripts/setup.mjs scripts/release/release.ts`.
// Plain JavaScript for Node 20+, with no dependencies of its own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { differences } from './installed.mjs';

const MINIMUM_NODE = 20;

const root = dirname(dirname(fileURLToPath(import.meta.url)));

function fail(message, code = 1) {
  process.stderr.write(`setup: ${message}\n`);
  process.exit(code);
}

const major = Number.parseInt(process.versions.node, 10);
if (major < MINIMUM_NODE) {
  fail(`Node ${MINIMUM_NODE} or newer is needed, but this is Node ${process.versions.node}.`);
}

if (differences(root)?.length !== 0) {
  process.stdout.write('setup: installing the pinned dependencies (npm ci) ...\n');
  // Only errors are shown: npm would otherwise compare every package with the Node that runs npm,
  // although everything here runs on the Node that npm is about to install.
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync('npm', args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.error) fail(`npm could not be started: ${result.error.message}`);
  if (result.status !== 0) {
    fail(`npm ci failed (${result.signal ?? `exit code ${result.status}`}).`, result.status ?? 1);
  }
}

// A shell that has run “node” once would run the same again, and not the one that has just come.
const [program, ...args] = process.argv.slice(2);
if (program !== undefined) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = join(root, 'node_modules/node/bin', name);
  const node = existsSync(pinned) ? pinned : process.execPath;
  const result = spawnSync(node, [join(root, program), ...args], { stdio: 'inherit' });
  if (result.error) fail(`${program} could not be started: ${result.error.message}`);
  process.exitCode = result.status ?? 1;
}
