import type { Language, Texts } from '../../text/voice.ts';

/** One language alone, for an app that speaks one at a time. */
const LOADERS: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
};

export const loadTexts = async (language: Language): Promise<Texts> =>
  (await LOADERS[language]()).default;
