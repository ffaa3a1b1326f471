import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { FIGURES } from '../packs/intruders.ts';
import { Voice } from '../text/voice.ts';

describe.each(['nemesis', 'lockdown'])('the pages of %s', (id) => {
  const { texts, articles } = GAMES[id]!;
  const pages = articles(new Voice('en', texts.en));
  const pageOf = (name: string) => pages.find((page) => page.id === name)!;

  it('count the figures of each creature', () => {
    const counts = { larva: 0, creeper: 0, adult: 0, breeder: 0, queen: 0 };
    for (const figure of FIGURES) counts[figure.replace(/-\d+$/, '') as keyof typeof counts]++;
    for (const [type, count] of Object.entries(counts))
      expect(pageOf(`type.${type}`).copies, type).toBe(count);
  });

  it('say both numbers of a token, and one where there is one', () => {
    const tokens = pages.filter(
      (page) => page.id.startsWith('token.') && page.id !== 'token.blank',
    );
    expect(tokens.length).toBeGreaterThan(5);
    for (const { id: name, text } of tokens)
      for (const number of name.match(/\d+/g)!)
        expect(text, name).toMatch(new RegExp(`\\b${number}\\b`));
  });
});
