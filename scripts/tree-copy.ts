/** A copy of the repository in a temporary folder, in which anything can be tried: what is installed is linked to. */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const OWN = '@deadlight';

/** The names of the packages of this repository, and where each lies. */
const workspaces = (): [string, string][] =>
  readdirSync(join(ROOT, 'node_modules', OWN)).map((name) => [
    name,
    relative(ROOT, realpathSync(join(ROOT, 'node_modules', OWN, name))),
  ]);

/** Packages of the repository must be those of the copy; all others are linked. */
function linkModules(copy: string): void {
  mkdirSync(join(copy, 'node_modules', OWN), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'), { withFileTypes: true }))
    if (name.name !== OWN && name.name !== '.cache' && !name.name.startsWith('.vite'))
      symlinkSync(join(ROOT, 'node_modules', name.name), join(copy, 'node_modules', name.name));
  for (const [name, where] of workspaces()) {
    symlinkSync(join(copy, where), join(copy, 'node_modules', OWN, name));
    const own = join(where, 'node_modules');
    if (existsSync(join(ROOT, own))) symlinkSync(join(ROOT, own), join(copy, own));
  }
}

function copyCommit(copy: string): void {
  const archive = join(copy, 'files.tar');
  execFileSync('git', ['archive', '--output', archive, 'HEAD'], { cwd: ROOT });
  execFileSync('tar', ['-xf', archive, '-C', copy]);
  rmSync(archive);
}

function copyWork(copy: string, linked: readonly string[]): void {
  for (const folder of linked) {
    mkdirSync(dirname(join(copy, folder)), { recursive: true });
    symlinkSync(join(ROOT, folder), join(copy, folder));
  }
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  for (const file of files.split('\0')) {
    if (file === '' || linked.some((folder) => file.startsWith(`${folder}/`))) continue;
    if (!existsSync(join(ROOT, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(copy, file));
  }
}

/**
 * Copies the last commit, or the files as they are now, and gives the folder; the caller removes it. Folders that the
 * caller will only read can be linked to, which saves thousands of files.
 */
export function copyTree(of: 'commit' | 'work', linked: readonly string[] = []): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'deadlight-copy-')));
  if (of === 'commit') copyCommit(copy);
  else copyWork(copy, linked);
  linkModules(copy);
  return copy;
}
