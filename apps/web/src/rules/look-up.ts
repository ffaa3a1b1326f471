/** Finds what is wanted among the paragraphs of the handbook and the numbered rules. */
import type { Chapter } from '@deadlight/games/handbook';
import type { Article } from '@deadlight/games/telling';

export interface Rule {
  readonly id: string;
  readonly section: string;
  readonly text: string;
  /** Whether it is our own, where the printed rules are silent or disagree. */
  readonly ruling: boolean;
}

const wordsOf = (wanted: string): string[] => wanted.toLowerCase().split(/\s+/).filter(Boolean);

const hasAll = (text: string, words: readonly string[]): boolean => {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
};

/** The rule of that number alone, or all that have every word. */
export function findRules(rules: readonly Rule[], wanted: string): readonly Rule[] {
  const exact = rules.filter(({ id }) => id.toLowerCase() === wanted.trim().toLowerCase());
  if (exact.length > 0) return exact;
  const words = wordsOf(wanted);
  return rules.filter(({ id, text, section }) => hasAll(`${id} ${section} ${text}`, words));
}

/** What has a page of its own and every word in its name. */
export function findArticles(articles: readonly Article[], wanted: string): readonly Article[] {
  const words = wordsOf(wanted);
  return words.length === 0 ? [] : articles.filter(({ name }) => hasAll(name, words));
}

/** The chapters with the paragraphs that have every word, or tell of the rule of that number. */
export function findChapters(handbook: readonly Chapter[], wanted: string): readonly Chapter[] {
  const words = wordsOf(wanted);
  if (words.length === 0) return handbook;
  return handbook
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter(({ text, rules, term = {} }) =>
        hasAll([chapter.title, text, ...rules, ...Object.values(term)].join(' '), words),
      ),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}
