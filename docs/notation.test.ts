import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAnswer } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { describe, expect, it } from 'vitest';

const document = readFileSync(join(import.meta.dirname, 'notation.md'), 'utf8');

describe.each(Object.values(GAMES))('notation.md, $game.id', ({ game }) => {
  it.each(Object.keys(game.verbs))('has the verb %s, with an example that can be read', (verb) => {
    const row = new RegExp(`^\\| \`${verb}\` \\|[^|]*\\| \`([^\`]+)\` \\|`, 'm').exec(document);
    expect(row).not.toBeNull();
    expect(row![1]).toMatch(new RegExp(`^${verb}\\b`));
    expect(() => parseAnswer(game, row![1]!, false)).not.toThrow();
  });
});
