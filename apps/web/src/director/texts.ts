/** What is said of beats and fates, loaded with the first table. */
import type { Language, Texts } from '@deadlight/games/text';

const TEXTS: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  en: () => import('./text/en.json'),
  de: () => import('./text/de.json'),
  fr: () => import('./text/fr.json'),
  es: () => import('./text/es.json'),
};

export const loadStageTexts = async (language: Language): Promise<Texts> =>
  (await TEXTS[language]()).default;
