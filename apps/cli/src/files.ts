import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookUp, type MAX_LENGTH, tooLong } from '@deadlight/engine';
import { wrong } from './problem.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  EISDIR: 'it is a directory',
  ENOTDIR: 'a part of its path is not a directory',
  EACCES: 'access is denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

/** Why the system did not do it, in words. */
function reason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return lookUp(REASONS, code) ?? (error as Error).message;
}

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw wrong(`cannot read ${path}: ${reason(error)}`);
  }
}

/** What somebody may have made elsewhere is measured before it is read. */
export function readTextOf(what: keyof typeof MAX_LENGTH, path: string): string {
  const bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const problem = tooLong(what, bytes);
  if (problem !== null) throw wrong(`cannot read ${path}: ${problem}`);
  return readText(path);
}

/** Writes all or nothing: nobody ever reads half a file. */
export function writeText(path: string, text: string): void {
  // Two programs may write the same file at the same time.
  const half = `${path}.${randomUUID()}`;
  try {
    writeFileSync(half, text);
    renameSync(half, path);
  } catch (error) {
    throw wrong(`cannot write ${path}: ${reason(error)}`);
  }
}

const SKIPPED = new Set(['node_modules', 'fixtures']);

/** The file itself, or all files below a directory whose names end so, in order. */
export function filesAt(path: string, ending: string): string[] {
  let isDirectory: boolean;
  try {
    isDirectory = statSync(path).isDirectory();
  } catch (error) {
    throw wrong(`cannot read ${path}: ${reason(error)}`);
  }
  if (!isDirectory) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) return filesAt(inside, ending);
      return entry.name.endsWith(ending) ? [inside] : [];
    });
}
