import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAnswer, Refused } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { describe, expect, it } from 'vitest';

const document = readFileSync(join(import.meta.dirname, 'notation.md'), 'utf8');

/** Rows of the tables of verbs: `verb`, its values, `an example`. */
const rows = [...document.matchAll(/^\| `(\w+)` \|[^|]*\| `([^`]+)` \|/gm)];

describe.each(Object.values(GAMES))('notation.md, $game.id', ({ game }) => {
  const canBeRead = (example: string): boolean => {
    try {
      return typeof parseAnswer(game, example, false) === 'number';
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  };

  it.each(Object.keys(game.verbs))('has the verb %s, with an example', (word) => {
    const examples = rows.filter(([, verb]) => verb === word).map(([, , example]) => example!);
    expect(
      examples.filter((example) => example.split(' ')[0] === word && canBeRead(example)),
    ).toHaveLength(1);
  });
});

it('shows a record as it is', () => {
  const shown = /```text\n(deadlight [\s\S]*?)```/.exec(document)?.[1] ?? '';
  const record = readFileSync(join(import.meta.dirname, '../fixtures/panic/002.deadlight'), 'utf8');
  const lines = shown.split('\n').filter((line) => line !== '' && line !== '…');
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => !record.split('\n').includes(line))).toEqual([]);
});
