/** Everything that a release publishes, in one folder: packages, the static app, a bill of materials, checksums. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from '../web-build.mjs';
import { packAll } from './packages.ts';

const ROOT = join(import.meta.dirname, '../..');

export function release(folder: string): string[] {
  rmSync(folder, { recursive: true, force: true });
  packAll(folder);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  const app = join(folder, `deadlight-web-${version}.tar.gz`);
  // The same bytes from the same sources, wherever and whenever they are packed.
  const flags = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];
  execFileSync('tar', [...flags, '-czf', app, '-C', buildWeb(), '.'], { stdio: 'inherit' });
  const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev'];
  const bill = execFileSync('npm', ['sbom', ...format], { cwd: ROOT, encoding: 'utf8' });
  writeFileSync(join(folder, `deadlight-${version}.cdx.json`), bill);
  const files = readdirSync(folder).sort();
  const lines = files.map((file) => `${sha256(join(folder, file))}  ${file}\n`);
  writeFileSync(join(folder, 'SHA256SUMS'), lines.join(''));
  return [...files, 'SHA256SUMS'].map((file) => join(folder, file));
}

const sha256 = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex');

if (import.meta.main) {
  const { values } = parseArgs({
    options: { to: { type: 'string', default: join(ROOT, 'release') } },
  });
  for (const file of release(values.to)) process.stdout.write(`${file}\n`);
}
