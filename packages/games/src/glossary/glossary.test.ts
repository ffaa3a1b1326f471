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
  panic: [
    'panic.',
    'station.',
    'ghost.',
    'reason.panic.',
    'puzzle.goal.build',
    'achievement.panic-',
    'lesson.panic.',
  ],
  nemesis: ['nemesis.', 'lesson.nemesis.', 'ship.', 'survival.', 'achievement.nemesis-'],
  lockdown: ['lockdown.', 'lesson.lockdown.', 'facility.', 'survival.', 'achievement.lockdown-'],
};

/** Texts that do not belong to one game. */
const SHARED = [
  'packages/games/src/survival/text',
  'apps/cli/src/text',
  'apps/web/src/text',
  'packages/games/src/guide/text',
  'packages/games/src/lessons/text',
  'apps/web/src/director/text',
  'packages/bots/src/text',
] as const;

/** All that a player of this game reads in a language, but what every game says alike. */
function textsOf(game: string, language: Language): [string, string][] {
  const own = ['text', 'handbook', 'handbook/primer'].flatMap((kind) => [
    ...read(`packages/games/src/${game}/${kind}/${language}.json`),
  ]);
  const apps = SHARED.flatMap((folder) =>
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

it.each(LANGUAGES)('%s texts for all games say nothing that a game replaces', (language) => {
  // A word that one game replaces can be the right one in another.
  const right = TERMS.map((term) => term[language].term);
  const replaced = Object.keys(GAMES)
    .flatMap((game) => replacedIn(game, language))
    .filter((word) => !right.some((term) => word.test(term)));
  const own = Object.values(OWN).flat();
  const found = SHARED.flatMap((folder) => [...read(`${folder}/${language}.json`)])
    .filter(([name]) => !own.some((start) => name.startsWith(start)))
    .flatMap(([name, text]) =>
      replaced.filter((word) => word.test(text)).map((word) => `${name}: ${word.exec(text)?.[0]}`),
    );
  expect([...new Set(found)]).toEqual([]);
});

it('every term is explained in every language, each in its own words', () => {
  for (const language of LANGUAGES) {
    const said = TERMS.map(({ [language]: { is } }) => is);
    for (const is of said) expect(is).toMatch(/^\p{Lu}.{10,}\.$/u);
  }
  for (const term of TERMS)
    expect(new Set(LANGUAGES.map((language) => term[language].is)).size).toBe(LANGUAGES.length);
});
