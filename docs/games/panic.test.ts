import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, parseCatalogue } from '@deadlight/games';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

describe('panic.md', () => {
  const document = read('panic.md');
  const rules = parseCatalogue(read('../../rules/panic.md'));
  const named = new Set(document.match(/PAN-\w+-[\w-]+/g));

  it('names every rule that is inferred or reconstructed', () => {
    const ours = rules.filter(({ source }) => source === 'inferred' || source === 'reconstructed');
    expect(ours.filter(({ id }) => !named.has(id))).toEqual([]);
  });

  it('names only rules that exist', () => {
    const ids = rules.map(({ id }) => id);
    expect([...named].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has every table option with its values, the default first', () => {
    for (const [name, values] of Object.entries(GAMES['panic']!.game.options))
      expect(document).toContain(
        `| \`${name}\` | ${values.map((value) => `\`${value}\``).join(', ')} |`,
      );
  });
});
