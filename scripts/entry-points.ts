/**
 * The table of entry points is the `exports` of the packages; nothing else repeats it. Node and TypeScript read it
 * themselves. Vite and Vitest get it from here, as aliases, so that a copy of the tree uses its own sources instead
 * of those that its node_modules point at.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface EntryPoint {
  /** As it is imported: `@deadlight/games/text`. */
  readonly name: string;
  readonly file: string;
}

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
}

/** `./rules/*` is an entry point for every file that the pattern `./src/*` + `/for-bots.ts` finds. */
function expanded(folder: string, entry: string, file: string): (readonly [string, string])[] {
  if (!entry.includes('*')) return [[entry, file]];
  const [before = '', after = ''] = file.split('*');
  return globSync(file, { cwd: folder }).map((found) => {
    const path = `./${found.replaceAll('\\', '/')}`;
    return [entry.replace('*', path.slice(before.length, -after.length)), path];
  });
}

export const ENTRY_POINTS: readonly EntryPoint[] = globSync('packages/*/package.json', {
  cwd: ROOT,
}).flatMap((path) => {
  const { name, exports } = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Manifest;
  const folder = join(ROOT, dirname(path));
  return Object.entries(exports)
    .flatMap(([entry, file]) => expanded(folder, entry, file))
    .map(([entry, file]) => ({ name: name + entry.slice(1), file: join(folder, file) }));
});

const exactly = (name: string): RegExp => new RegExp(`^${name.replace(/[.$/]/g, '\\$&')}$`);

export const aliases = ENTRY_POINTS.map(({ name, file }) => ({
  find: exactly(name),
  replacement: file,
}));
