import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { parseCatalogue } from './catalogue.ts';

const read = (file: string): string =>
  readFileSync(new URL(`../../../../rules/${file}`, import.meta.url), 'utf8');

describe('a rule catalogue', () => {
  it('gives each rule its id, text, section and source', () => {
    const [first, second] = parseCatalogue(
      [
        '# Title',
        '## Rounds',
        '### Turns',
        '- **PAN-TURN-02** (rounds) Team phase [n+1 turns]. [confirmed]',
        'prose',
        '## Secrets',
        '- **PAN-INFO-hidden-01** search deck order',
        '- **no-rule** Something open. [inferred]',
      ].join('\n'),
    );
    expect(first).toEqual({
      id: 'PAN-TURN-02',
      text: '(rounds) Team phase [n+1 turns].',
      section: 'Rounds / Turns',
      source: 'confirmed',
    });
    expect(second).toEqual({
      id: 'PAN-INFO-hidden-01',
      text: 'search deck order',
      section: 'Secrets',
      source: null,
    });
  });

  it('reads a bullet on several lines to its end', () => {
    const rules = parseCatalogue(
      [
        '- **NEM-CARD-rope** Rope: climb',
        '  down one Room. [ruling]',
        '- **NEM-CARD-nail** Nail.',
        '',
        '  Not of a rule.',
        '  - a bullet of its own',
      ].join('\n'),
    );
    expect(rules.map(({ text, source }) => [text, source])).toEqual([
      ['Rope: climb down one Room.', 'ruling'],
      ['Nail.', null],
    ]);
  });

  it.each(Object.entries(GAMES))('of %s has every bullet with an id, once', (_id, { rules }) => {
    const markdown = read(rules.file);
    const bullets = markdown.match(/^\s*[-*] \**[A-Z]{3}-[\w-]+/gm) ?? [];
    const ids = parseCatalogue(markdown).map(({ id }) => id);
    expect(bullets.map((bullet) => bullet.match(/[A-Z]{3}-.*/)![0])).toEqual(ids);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(ids.filter((id) => !id.startsWith(`${rules.prefix}-`))).toEqual([]);
  });
});
