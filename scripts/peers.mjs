// Installs what the benchmark compares with, in a folder and from a lock file of its own.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runSteps } from './steps.mjs';

const peers = join(dirname(dirname(fileURLToPath(import.meta.url))), 'bench', 'peers');
const stampFile = join(peers, 'node_modules', '.installed-lock');

// Not `ci`: newer versions of npm ask the lock for optional packages of other platforms, which it does not have.
const INSTALL = [
  'install',
  '--no-save',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** Leaves alone what is installed already. */
export async function installPeers() {
  const wanted = readFileSync(join(peers, 'package-lock.json'), 'utf8');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  await runSteps([
    { name: 'install peers', command: 'npm', args: [...INSTALL, '--prefix', peers] },
  ]);
  writeFileSync(stampFile, wanted);
}
