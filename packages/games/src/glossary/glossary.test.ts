import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { flatten, LANGUAGES, type Language, type Texts } from '../text/voice.ts';
import { NAMES, replacedIn, TERMS, termsOf } from './index.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (file: string): Map<string, string> =>
  flatten(JSON.parse(readFileSync(join(root, file), 'utf8')) as Texts);

/** Texts that an app has for one game alone, by how their names begin. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  panic: ['panic.', 'station.'],
  nemesis: ['nemesis.', 'ship.', 'survival.'],
  lockdown: ['lockdown.', 'facility.', 'survival.'],
};

/** All that a player of this game reads in a language, but what every game says alike. */
function textsOf(game: string, language: Language): [string, string][] {
  const own = ['text', 'handbook'].flatMap((kind) => [
    ...read(`packages/games/src/${game}/${kind}/${language}.json`),
  ]);
  const apps = ['apps/cli/src/text', 'apps/web/src/text', 'apps/web/src/guide/text'].flatMap(
    (folder) =>
      [...read(`${folder}/${language}.json`)].filter(([name]) =>
        (OWN[game] ?? []).some((start) => name.startsWith(start)),
      ),
  );
  return [...own, ...apps];
}

describe.each(Object.keys(GAMES))('the words of %s', (game) => {
  it.each(LANGUAGES)('%s says nothing that the glossary replaces', (language) => {
    const replaced = replacedIn(game, language);
    const found = textsOf(game, language).flatMap(([name, text]) =>
      replaced
        .map((word) => word.exec(text)?.[0])
        .filter((word) => word !== undefined)
        .map((word) => `${name}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  it.each(LANGUAGES)('%s names things as the boxes do', (language) => {
    const texts = flatten(GAMES[game]!.texts[language]);
    for (const { text, games, [language]: printed } of NAMES)
      if (printed !== undefined && games.includes(game)) expect(texts.get(text)).toBe(printed);
    for (const { text, [language]: word } of termsOf(game, language))
      if (text !== undefined)
        expect(word.term.toLowerCase(), text).toContain(texts.get(text)!.toLowerCase());
  });
});

it('texts that all games share say nothing that all games replace', () => {
  for (const language of LANGUAGES) {
    const games = Object.keys(GAMES);
    const replaced = replacedIn(games[0]!, language).filter((word) =>
      games.every((game) =>
        replacedIn(game, language).some(({ source }) => source === word.source),
      ),
    );
    for (const folder of ['apps/cli/src/text', 'apps/web/src/text'])
      for (const [name, text] of read(`${folder}/${language}.json`))
        for (const word of replaced) expect(text, `${name} in ${language}`).not.toMatch(word);
  }
});

it('every term is explained in every language, each in its own words', () => {
  for (const language of LANGUAGES) {
    const said = TERMS.map(({ [language]: { is } }) => is);
    for (const is of said) expect(is).toMatch(/^\p{Lu}.{10,}\.$/u);
  }
  for (const term of TERMS)
    expect(new Set(LANGUAGES.map((language) => term[language].is)).size).toBe(LANGUAGES.length);
});
