import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, parseCatalogue } from '@deadlight/games';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

describe('nemesis.md', () => {
  const document = read('nemesis.md');
  const rules = parseCatalogue(read('../../rules/nemesis.md'));
  const rulings = rules.filter(({ id }) => id.endsWith('-R'));
  const named = new Set(document.match(/NEM-\w+-[\w-]+/g));
  /** The rules that begin a row between a heading and the next of its rank. */
  const rowsUnder = (heading: string): string[] => {
    const [, section = ''] = document.split(`\n## ${heading}\n`);
    return [...section.split('\n## ')[0]!.matchAll(/^\| (NEM-[\w-]+-R) \|/gm)].map(([, id]) => id!);
  };

  it('names only rules that exist', () => {
    const ids = rules.map(({ id }) => id);
    expect([...named].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has one row for every ruling: what is settled elsewhere, and what is ours', () => {
    const settled = ({ source }: (typeof rules)[number]): boolean => !!source?.startsWith('data:');
    expect(rulings.length).toBeGreaterThan(200);
    expect(rowsUnder('Settled by data or the FAQ')).toEqual(
      rulings.filter(settled).map(({ id }) => id),
    );
    expect(rowsUnder('Our own rulings')).toEqual(
      rulings.filter((rule) => !settled(rule)).map(({ id }) => id),
    );
  });

  it('has every table option with its values, the default first', () => {
    for (const [name, values] of Object.entries(GAMES['nemesis']!.game.options))
      expect(document).toContain(
        `| \`${name}\` | ${values.map((value) => `\`${value}\``).join(', ')} |`,
      );
  });
});
