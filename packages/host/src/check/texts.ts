/** The texts of checks, one language at a time. */
import type { Language, Texts } from '@deadlight/games/text';

const LOADERS: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  en: () => import('./text/en.json', { with: { type: 'json' } }),
  de: () => import('./text/de.json', { with: { type: 'json' } }),
  fr: () => import('./text/fr.json', { with: { type: 'json' } }),
  es: () => import('./text/es.json', { with: { type: 'json' } }),
};

export const loadCheckTexts = async (language: Language): Promise<Texts> =>
  (await LOADERS[language]()).default;
