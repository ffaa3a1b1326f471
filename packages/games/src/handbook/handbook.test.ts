import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { parseCatalogue } from '../rules/catalogue.ts';
import { LANGUAGES } from '../text/voice.ts';
import { GLOSSARY, HANDBOOKS, type Handbook, loadHandbook } from './index.ts';

/** All that is told; the glossary has a test of its own. */
const paragraphsOf = (handbook: Handbook) =>
  handbook.filter(({ id }) => id !== GLOSSARY).flatMap(({ paragraphs }) => paragraphs);
const textsOf = (handbook: Handbook) => paragraphsOf(handbook).map(({ text }) => text);
/** `NEM-NOISE-04` belongs to the section `NOISE`. */
const sectionOf = (rule: string): string => rule.split('-')[1]!;

describe.each(Object.entries(GAMES))('the handbook of %s', (game, { rules }) => {
  const file = join(import.meta.dirname, '../../../../rules', rules.file);
  const catalogue = parseCatalogue(readFileSync(file, 'utf8')).map(({ id }) => id);

  it.each(LANGUAGES)(
    '%s says every paragraph of the outline, and nothing else',
    async (language) => {
      const { default: outline } = await HANDBOOKS[game]!.outline();
      const { default: pages } = await HANDBOOKS[game]!.pages[language]();
      const names = Object.entries(outline).map(([chapter, paragraphs]) => [
        chapter,
        ...Object.keys(paragraphs),
      ]);
      const said = Object.entries(pages).map(([chapter, { paragraphs }]) => [
        chapter,
        ...Object.keys(paragraphs),
      ]);
      expect(said).toEqual(names);
      const handbook = await loadHandbook(game, language);
      for (const { title } of handbook) expect(title.trim()).not.toBe('');
      for (const text of textsOf(handbook)) {
        expect(text.trim(), text).toBe(text);
        expect(text.length, text).toBeGreaterThan(20);
        expect(text.length, text).toBeLessThanOrEqual(600);
      }
    },
  );

  it('cites rules that exist, and at least one in every paragraph', async () => {
    for (const { id, rules: cited } of paragraphsOf(await loadHandbook(game, 'en'))) {
      expect(cited, id).not.toEqual([]);
      expect(
        cited.filter((rule) => !catalogue.includes(rule)),
        id,
      ).toEqual([]);
      expect(new Set(cited).size, id).toBe(cited.length);
    }
  });

  it('tells about every section of the catalogue but the single cards', async () => {
    const told = new Set(
      paragraphsOf(await loadHandbook(game, 'en')).flatMap(({ rules: cited }) =>
        cited.map(sectionOf),
      ),
    );
    const sections = new Set(catalogue.map(sectionOf));
    sections.delete('CARD');
    expect([...sections].filter((section) => !told.has(section))).toEqual([]);
  });

  it('says nothing in the same words in two languages', async () => {
    const texts = await Promise.all(
      LANGUAGES.map(async (language) => textsOf(await loadHandbook(game, language))),
    );
    const all = texts.flat();
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
  });
});

it('the last chapter gives every term, what it is, and its name in all languages', async () => {
  const chapter = (await loadHandbook('lockdown', 'fr')).at(-1)!;
  expect(chapter.title).toBe('Glossaire');
  expect(chapter.paragraphs.find(({ id }) => id === 'section')).toMatchObject({
    text: 'L’une des trois parties de la base. Chacun est alimenté ou non.',
    term: { en: 'section', de: 'Sektion', fr: 'secteur', es: 'sección' },
  });
  const terms = chapter.paragraphs.map(({ term }) => term!.fr);
  expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, 'fr')));
});

it('a game without a handbook is refused by name', async () => {
  await expect(loadHandbook('chess', 'en')).rejects.toThrow('there is no handbook of "chess"');
});
