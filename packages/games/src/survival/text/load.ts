import type { Language, Texts } from '../../text/voice.ts';

/** What every game of this family says the same, one language alone. */
const LOADERS: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
};

export const loadTexts = async (language: Language): Promise<Texts> =>
  (await LOADERS[language]()).default;
