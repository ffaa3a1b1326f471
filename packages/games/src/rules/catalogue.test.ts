import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCatalogue } from './catalogue.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../../../rules/${name}.md`, import.meta.url), 'utf8');

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

  it.each(['panic', 'nemesis', 'lockdown'])('of %s has every bullet with an id, once', (name) => {
    const markdown = read(name);
    const bullets = markdown.match(/^\s*[-*] \*\*[A-Z]{3}-/gm) ?? [];
    const rules = parseCatalogue(markdown);
    expect(rules.length).toBe(bullets.length);
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
  });
});
