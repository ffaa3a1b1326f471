import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, parseCatalogue } from '@deadlight/games';
import { describe, expect, it } from 'vitest';
import { SETS } from '../../packages/games/src/packs/sets.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

describe('lockdown.md', () => {
  const document = read('lockdown.md');
  const rules = parseCatalogue(read('../../rules/lockdown.md'));
  const ids = rules.map(({ id }) => id);
  const under = (heading: string): string =>
    document.split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!;
  /** The rules that begin a row. */
  const rowsIn = (section: string): string[] =>
    [...section.matchAll(/^\| (LCK-[\w-]+) \|/gm)].map(([, id]) => id!);

  it('names only rules that exist', () => {
    const named = new Set(document.match(/LCK-\w+-[\w-]*\w/g));
    expect([...named].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('names every ruling and every disagreement once, each where it belongs', () => {
    const rulings = ids.filter((id) => id.endsWith('-R'));
    const disagreements = ids.filter((id) => id.endsWith('-D'));
    expect(rulings.length).toBeGreaterThan(200);
    expect(disagreements.length).toBeGreaterThan(40);
    expect(rowsIn(under('Our own rulings'))).toEqual(rulings);
    expect(rowsIn(under('Where the rulebooks differ'))).toEqual(disagreements);
    expect(rowsIn(document)).toEqual([...rulings, ...disagreements]);
  });

  it('lists every card that is reconstructed, and no others', () => {
    const [, listed = ''] = under('Reconstructed').split('\n|---|---|---|\n');
    const cards = [...listed.split('\n\n')[0]!.matchAll(/^\|[^|]*\|([^|]*)\|/gm)]
      .flatMap(([, which]) => which!.match(/(?<=`)[\w-]+(?=`)/g)!)
      .map((id) => `LCK-CARD-${id}`);
    const marked = rules.filter(
      ({ id, text }) => id.startsWith('LCK-CARD-') && text.includes('reconstructed)'),
    );
    expect(cards.sort()).toEqual(marked.map(({ id }) => id).sort());
  });

  it('has every table option with its values, the default first', () => {
    // What a set of cards brings, its own file says.
    const own = Object.entries(GAMES['lockdown']!.game.options).filter(
      ([name]) => !SETS.some(({ id }) => id === name),
    );
    for (const [name, values] of own)
      expect(document).toContain(
        `| \`${name}\` | ${values.map((value) => `\`${value}\``).join(', ')} |`,
      );
  });
});
