/** The words that the boxes print: one for each thing, the same in every text of a language. */
import type { Language } from '../text/voice.ts';
import glossary from './glossary.json' with { type: 'json' };

interface Word {
  readonly term: string;
  /** What it is, for a player. */
  readonly is: string;
  /** Patterns of words that this one replaces. */
  readonly not?: readonly string[];
}

export interface Term extends Readonly<Record<Language, Word>> {
  readonly id: string;
  readonly games: readonly string[];
  /** The message that is this term alone, where there is one. */
  readonly text?: string;
}

/** A printed name, in the languages where a source has it. */
export interface Name extends Readonly<Partial<Record<Language, string>>> {
  readonly text: string;
  readonly games: readonly string[];
}

export const TERMS = glossary.terms as unknown as readonly Term[];
export const NAMES = glossary.names as unknown as readonly Name[];
export const TITLE: Readonly<Record<Language, string>> = glossary.title;

/** The terms of a game in the order of one language. */
export const termsOf = (game: string, language: Language): readonly Term[] =>
  TERMS.filter(({ games }) => games.includes(game)).sort((a, b) =>
    a[language].term.localeCompare(b[language].term, language),
  );

/** Words that no text of a game may use in a language. */
export const replacedIn = (game: string, language: Language): readonly RegExp[] =>
  TERMS.filter(({ games }) => games.includes(game)).flatMap((term) =>
    (term[language].not ?? []).map(
      (word) => new RegExp(`(?<![\\p{L}{])(?:${word})(?![\\p{L}}])`, 'iu'),
    ),
  );
