import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aliases, ENTRY_POINTS } from './entry-points.ts';

const ROOT = join(import.meta.dirname, '..');

const SOURCES = '{packages,apps,bench,docs,scripts,train}/**/*.{ts,tsx,mjs}';

/** What `deadlight new-game` writes is imported by the game that it makes. */
const TEMPLATE = '@deadlight/games/airlock';

const imported = new Set(
  globSync(SOURCES, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] }).flatMap((file) =>
    [
      ...readFileSync(join(ROOT, file), 'utf8').matchAll(
        /'(@deadlight\/(?:engine|games|bots|host)[\w/-]*)'/g,
      ),
    ]
      .map((found) => found[1]!)
      .filter((name) => name !== TEMPLATE),
  ),
);

it.each(ENTRY_POINTS)('$name leads to a file', ({ file }) => {
  expect(existsSync(file)).toBe(true);
});

it('all that is imported is an entry point, and every entry point is imported', () => {
  expect([...imported].sort()).toEqual(ENTRY_POINTS.map(({ name }) => name).sort());
});

it('every entry point has one alias', () => {
  for (const { name, file } of ENTRY_POINTS)
    expect(aliases.filter(({ find }) => find.test(name)).map((one) => one.replacement)).toEqual([
      file,
    ]);
});
