/** What is told most often is not always told in the same words. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, readRecord } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { flatten, LANGUAGES } from '../text/voice.ts';
import { chaptersOf } from './story.ts';

const FIXTURES = join(import.meta.dirname, '../../../../fixtures');
const SAMPLE = Array.from({ length: 12 }, (_, i) => String(1 + i * 25).padStart(3, '0'));
const COMMONEST = 12;
const WORDINGS = 4;

/** What such a line says is chosen by what happens: each of these has a text of its own. */
const SAYS_ANOTHER = /^\{why\}$/;

/** How often each line was told in the story of some recorded games, the commonest first. */
function toldIn(id: string): string[] {
  const { game, telling } = GAMES[id]!;
  const counts = new Map<string, number>();
  for (const name of SAMPLE) {
    const text = readFileSync(join(FIXTURES, id, `${name}.deadlight`), 'utf8');
    const record = readRecord(text, { [id]: game });
    const match = new Match(game, record.setup);
    for (const { seat, says } of record.decisions) match.say(seat, says);
    for (const { phases } of chaptersOf(telling.events, match.log.truth()))
      for (const { passages } of phases)
        for (const { entries } of passages)
          for (const { sentences } of entries)
            for (const { line } of sentences)
              counts.set(line.what, (counts.get(line.what) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([what]) => what);
}

describe.each(Object.entries(GAMES))('the commonest lines of %s', (id, { texts }) => {
  const said = flatten(texts.en);
  const commonest = toldIn(id)
    .filter((what) => !SAYS_ANOTHER.test(said.get(`log.${what}`)!))
    .slice(0, COMMONEST);

  it.each(LANGUAGES)('have four wordings or more in %s, in calm and in danger', (language) => {
    const names = [...flatten(texts[language]).keys()];
    const wordings = (kind: string, what: string): number =>
      names.filter((name) => name.startsWith(`${kind}.log.${what}.`)).length;
    const few = commonest.filter((what) => {
      const tense = wordings('tense', what);
      return 1 + wordings('variant', what) < WORDINGS || (tense > 0 && tense < WORDINGS);
    });
    expect(commonest).toHaveLength(COMMONEST);
    expect(few).toEqual([]);
  });
});
