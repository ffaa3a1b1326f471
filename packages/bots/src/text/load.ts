import type { Language, Texts } from '@deadlight/games/text';

export { sayReasons } from './say-reasons.ts';

/** One language alone, for an app that speaks one at a time. */
const LOADERS: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
};

export const loadBotTexts = async (language: Language): Promise<Texts> =>
  (await LOADERS[language]()).default;
