// Builds the browser app into apps/web/dist, unless that has been done for these very sources.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const dist = join(root, 'apps', 'web', 'dist');
const stampFile = join(dist, '.sources');

/** All that the built files are made of, by folder. The first start may run this on Node 20, which has no glob. */
const FOLDERS = ['apps/web', 'packages', 'scripts', 'rules', 'rulesets', 'scenarios'];
const SOURCES = [
  /^apps\/web\/(src|build|public)\//,
  /^apps\/web\/(index\.html|vite\.config\.ts|package\.json)$/,
  /^packages\/(engine|games|bots|host)\/src\/.*\.(ts|json)$/,
  /^packages\/[^/]+\/package\.json$/,
  /^scripts\/entry-points\.ts$/,
  /^rules\/[^/]+\.md$/,
  /^rulesets\/[^/]+\.js$/,
  /^scenarios\/[^/]+\/handbook\/[^/]+\.yaml$/,
];

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => SOURCES.some((source) => source.test(file)));

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of [...FOLDERS.flatMap(filesIn), 'package-lock.json'].sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Gives the folder with the built files, or stops the process if they cannot be built. */
export function buildWeb() {
  const wanted = fingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return dist;
  process.stdout.write('building the browser app ...\n');
  const config = join(root, 'apps', 'web', 'vite.config.ts');
  // The config uses the games' own code, which loads its parts when they are needed: it must not be bundled.
  const args = ['build', '--config', config, '--configLoader', 'native', '--logLevel', 'warn'];
  const { status, error } = spawnSync('vite', args, {
    cwd: root,
    stdio: 'inherit',
    // The caller may be a test; what is built is the same.
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  });
  if (error) process.stderr.write(`vite could not be started: ${error.message}\n`);
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stampFile, wanted);
  return dist;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.stdout.write(`The app is in ${buildWeb()}\n`);
