import type { Language } from '../text/voice.ts';

/** Chapters and their paragraphs in order, each with its rules: the same in every language. */
export type Outline = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** What one language says: the title of every chapter, the text of every paragraph. */
export type Pages = Readonly<
  Record<string, { readonly title: string; readonly paragraphs: Readonly<Record<string, string>> }>
>;

type Lazy<T> = () => Promise<{ readonly default: T }>;

/** The files of one game's handbook, none of them loaded before it is asked for. */
export interface HandbookFiles {
  readonly outline: Lazy<Outline>;
  readonly pages: Readonly<Record<Language, Lazy<Pages>>>;
}
