/** The rules as a player is told them: chapters of short paragraphs, each with the rules behind it. */
import { lockdownHandbook } from '../lockdown/handbook/index.ts';
import { nemesisHandbook } from '../nemesis/handbook/index.ts';
import { panicHandbook } from '../panic/handbook/index.ts';
import { LANGUAGES, type Language } from '../text/voice.ts';
import type { BasicAction, HandbookFiles, Primer } from './files.ts';
import { type Part, partsOf } from './sentences.ts';

export type { BasicAction, Primer } from './files.ts';

export interface Paragraph {
  readonly id: string;
  readonly text: string;
  /** The same, with our rulings apart from what is printed. */
  readonly parts: readonly Part[];
  /** The ids in the catalogue that this paragraph tells about. */
  readonly rules: readonly string[];
  /** The word that it explains, in its own language and in the others. */
  readonly term?: Readonly<Record<Language, string>>;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface Handbook {
  readonly actions: readonly BasicAction[];
  readonly primer: Primer;
  readonly chapters: readonly Chapter[];
  /** What the terms are that have a page of their own, by the names of their texts. */
  readonly meanings: Readonly<Record<string, string>>;
}

export const HANDBOOKS: Readonly<Record<string, HandbookFiles>> = {
  panic: panicHandbook,
  nemesis: nemesisHandbook,
  lockdown: lockdownHandbook,
  // A new game goes above.
};

export const GLOSSARY = 'glossary';

/** The last chapter: every term of the game, what it is, and what it is called elsewhere. */
async function glossaryOf(game: string, language: Language): Promise<Chapter> {
  const { termsOf, TITLE } = await import('../glossary/index.ts');
  return {
    id: GLOSSARY,
    title: TITLE[language],
    paragraphs: termsOf(game, language).map((entry) => ({
      id: entry.id,
      text: entry[language].is,
      parts: partsOf(entry[language].is, []),
      rules: [],
      term: Object.fromEntries(LANGUAGES.map((each) => [each, entry[each].term])) as Record<
        Language,
        string
      >,
    })),
  };
}

async function meaningsOf(game: string, language: Language): Promise<Handbook['meanings']> {
  const { termsOf } = await import('../glossary/index.ts');
  return Object.fromEntries(
    termsOf(game, language).flatMap(({ text, [language]: { is } }) =>
      text === undefined ? [] : [[text, is]],
    ),
  );
}

/** Only the asked language of the asked game is loaded. */
export async function loadHandbook(game: string, language: Language): Promise<Handbook> {
  const files = HANDBOOKS[game];
  if (files === undefined) throw new RangeError(`there is no handbook of "${game}"`);
  const [{ default: outline }, { default: pages }, { default: primer }, glossary] =
    await Promise.all([
      files.outline(),
      files.pages[language](),
      files.primer[language](),
      glossaryOf(game, language),
    ]);
  const chapters = Object.entries(outline).map(([id, paragraphs]) => ({
    id,
    title: pages[id]!.title,
    paragraphs: Object.entries(paragraphs).map(([name, grounds]) => {
      const text = pages[id]!.paragraphs[name]!;
      const rules = 'ours' in grounds ? grounds.rules : grounds;
      return { id: name, text, parts: partsOf(text, grounds), rules };
    }),
  }));
  const meanings = await meaningsOf(game, language);
  return { actions: files.actions, primer, chapters: [...chapters, glossary], meanings };
}
