import type { Language, Texts } from '../../../text/voice.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
};

/** The same for a page, one language at a time. */
export const loadAskTexts = async (language: Language): Promise<Texts> =>
  (await LOADERS[language]()).default;
