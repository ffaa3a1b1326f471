/** Adding only adds: a set of cards and a table option that are off change nothing that there was. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOption, addSet, generated, run, test } from './adding.ts';
import { copyTree } from './tree-copy.ts';

const ROOT = join(import.meta.dirname, '..');

describe('a set of cards and a table option that are off', () => {
  let copy: string;
  beforeAll(() => {
    copy = copyTree('work', ['rulesets', 'train']);
    addSet(copy);
    addOption(copy);
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true }));

  it('change no generated file: recorded games and the deal of the coach are made as before', () => {
    expect(run(copy, 'scripts/record-games.ts', 'nemesis', 'lockdown')).toBeNull();
    expect(run(copy, 'scripts/make-lessons.ts', 'nemesis', 'lockdown')).toBeNull();
    expect(generated(copy)).toEqual(generated(ROOT));
  }, 60_000);

  it('break no test of what they could touch', () => {
    const games = 'packages/games/src';
    const files = ['text', 'puzzles', 'packs', 'terms.test.ts', 'nemesis/cards.test.ts']
      .concat(['nemesis/rooms.test.ts', 'lockdown/cards.test.ts'])
      .map((file) => join(games, file));
    const others = ['apps/web/src/guide', 'apps/web/src/games/kinds.test.ts', 'docs/games'];
    expect(test(copy, ...files, ...others, 'packages/bots/src/learned')).toBeNull();
  }, 60_000);
});
