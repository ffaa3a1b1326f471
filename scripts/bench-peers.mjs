// Installs what the benchmark compares with, in a folder and from a lock file of its own; checks it, and measures.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runSteps } from './steps.mjs';

const peers = join(dirname(dirname(fileURLToPath(import.meta.url))), 'bench', 'peers');
const stampFile = join(peers, 'node_modules', '.installed-lock');
const wanted = readFileSync(join(peers, 'package-lock.json'), 'utf8');
const isInstalled = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted;

const INSTALL = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

if (!isInstalled) {
  runSteps([{ name: 'install peers', command: 'npm', args: [...INSTALL, '--prefix', peers] }]);
  writeFileSync(stampFile, wanted);
}
runSteps([
  {
    name: 'peers play right',
    command: 'vitest',
    args: ['run', '--config', 'vitest.peers.config.ts'],
  },
  { name: 'bench', command: 'deadlight', args: ['bench', ...process.argv.slice(2)] },
]);
