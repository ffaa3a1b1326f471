import type { Language } from '../text/voice.ts';

/** The rules of a paragraph; where some are rulings, which of its sentences are ours, from 1 on. */
export type Grounds =
  | readonly string[]
  | { readonly rules: readonly string[]; readonly ours: readonly number[] };

/** Chapters and their paragraphs in order, each with its rules: the same in every language. */
export type Outline = Readonly<Record<string, Readonly<Record<string, Grounds>>>>;

/** What one language says: the title of every chapter, the text of every paragraph. */
export type Pages = Readonly<
  Record<string, { readonly title: string; readonly paragraphs: Readonly<Record<string, string>> }>
>;

/** An action on the page that tells the whole game. */
export interface BasicAction {
  /** The option that it is. */
  readonly verb: string;
  /** The drawing that stands for it. */
  readonly icon: string;
  /** What it costs, or null where its card says so. */
  readonly cost: number | null;
}

/** What teaches: the game on one page, the captions of the examples, a tip for each objective. */
export interface Primer {
  readonly goal: string;
  /** A round in five lines. */
  readonly round: readonly string[];
  /** What each action is called, and what it does. */
  readonly actions: Readonly<Record<string, { readonly name: string; readonly is: string }>>;
  readonly end: readonly string[];
  /** The examples in the order of a round; a caption for each picture. */
  readonly examples: Readonly<
    Record<string, { readonly title: string; readonly captions: Readonly<Record<string, string>> }>
  >;
  readonly tips: Readonly<Record<string, string>>;
}

type Lazy<T> = () => Promise<{ readonly default: T }>;

/** The files of one game's handbook, none of them loaded before it is asked for. */
export interface HandbookFiles {
  readonly actions: readonly BasicAction[];
  readonly outline: Lazy<Outline>;
  readonly pages: Readonly<Record<Language, Lazy<Pages>>>;
  readonly primer: Readonly<Record<Language, Lazy<Primer>>>;
}
