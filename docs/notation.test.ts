import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAnswer, Refused, readRecord, verify } from '@deadlight/engine';
import { flatten, GAMES } from '@deadlight/games';
import { describe, expect, it } from 'vitest';
import { airlock } from './airlock.ts';

const document = readFileSync(join(import.meta.dirname, 'notation.md'), 'utf8');

describe.each(Object.values(GAMES))('notation.md, $game.id', ({ game, texts }) => {
  const name = flatten(texts.en).get('game.name');
  const own = readFileSync(join(import.meta.dirname, 'games', `${game.id}.md`), 'utf8');
  const [, section = ''] = `${document}${own}`.split(`\n### The verbs of ${name}\n`);
  /** Rows of the table of verbs: `verb`, its values, `an example`. */
  const rows = [
    ...section.split(/^#/m)[0]!.matchAll(/^\| `([\w-]+)` \|([^|]*)\| `([^`]+)` \|.*\|$/gm),
  ];

  const canBeRead = (example: string): boolean => {
    try {
      return typeof parseAnswer(game, example, false) === 'number';
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  };

  it.each(Object.keys(game.verbs))('has the verb %s, with an example', (word) => {
    const examples = rows.filter(([, verb]) => verb === word).map(([, , , example]) => example!);
    expect(
      examples.filter((example) => example.split(' ')[0] === word && canBeRead(example)),
    ).toHaveLength(1);
  });

  it('has no other verbs, and all in the order of the code', () => {
    expect(rows.map(([, verb]) => verb)).toEqual(Object.keys(game.verbs));
  });

  it('says what values each takes', () => {
    const counted = rows.map(([, verb, values]) => [verb, values!.match(/[\w-]+/g)?.length ?? 0]);
    expect(counted).toEqual(
      Object.entries(game.verbs).map(([word, { params }]) => [word, params.length]),
    );
  });

  it('asks only where the game asks', () => {
    const places = rows.flatMap(([row]) => row.match(/(?<=`)[\w-]+\/[\w-]+(?=`)/g) ?? []);
    const asking = [...game.steps].flatMap(([at, { step }]) =>
      typeof step === 'function' ? [] : [at],
    );
    expect([...new Set(places)].sort()).toEqual(asking.sort());
  });
});

it('shows a record as it is, which replays and verifies', () => {
  const [, shown] = /```text\n(deadlight [\s\S]*?)```/.exec(document) ?? [];
  const text = readFileSync(join(import.meta.dirname, 'airlock.deadlight'), 'utf8');
  expect(shown).toBe(text);
  const checks = verify(airlock, readRecord(text, { airlock }));
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(checks.map(({ name }) => name)).toContain('commitment');
});
