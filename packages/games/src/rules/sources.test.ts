import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const RULES = join(ROOT, 'rules');

describe.each(readdirSync(RULES))('rules/%s', (file) => {
  const text = readFileSync(join(RULES, file), 'utf8');

  it('cites what a stranger can look up: editions, chapters and components, no files of ours', () => {
    expect(text.match(/seed 00\d|\bseed:|\bdata:|\[data\]|\bdata file|\.\.\/data/g) ?? []).toEqual(
      [],
    );
  });

  it('names only files that are there', () => {
    const named = [...text.matchAll(/`((?:packages|docs|scenarios|rules)\/[\w./-]+)`/g)].map(
      ([, path]) => path!,
    );
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
