/** The rules as a player is told them: chapters of short paragraphs, each with the rules behind it. */
import { GAME_IDS } from '../manifests.ts';
import { LANGUAGES, type Language } from '../text/voice.ts';
import type { Chapter } from './chapter.ts';
import type { BasicAction, HandbookFiles, Primer } from './files.ts';
import { houseRulesOf } from './house-rules.ts';
import { partsOf } from './sentences.ts';

export type { Chapter, Paragraph } from './chapter.ts';
export type { BasicAction, Primer } from './files.ts';

export interface Handbook {
  readonly actions: readonly BasicAction[];
  readonly primer: Primer;
  readonly chapters: readonly Chapter[];
  /** What the terms are that have a page of their own, by the names of their texts. */
  readonly meanings: Readonly<Record<string, string>>;
}

/** The files of a game's handbook; none of its pages is loaded yet. */
export async function handbookOf(game: string): Promise<HandbookFiles> {
  if (!GAME_IDS.includes(game)) throw new RangeError(`there is no handbook of "${game}"`);
  const { handbook } = (await import(`../${game}/handbook/index.ts`)) as {
    handbook: HandbookFiles;
  };
  return handbook;
}

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
  const files = await handbookOf(game);
  const [{ default: outline }, { default: pages }, { default: primer }, houseRules, glossary] =
    await Promise.all([
      files.outline(),
      files.pages[language](),
      files.primer[language](),
      houseRulesOf(game, language),
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
  return {
    actions: files.actions,
    primer,
    chapters: [...chapters, houseRules, glossary],
    meanings,
  };
}
