import type { Language, Texts } from '@deadlight/games/text';

const LOADERS: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
};

/** One language alone, for an app that speaks one at a time. */
export const loadLevelTexts = async (language: Language): Promise<Texts> =>
  (await LOADERS[language]()).default;
