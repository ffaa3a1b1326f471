/** The guide of each game and its texts, loaded when somebody wants to be guided. */
import type { Language } from '../text/language.ts';
import type { Texts } from '../text/voice.ts';
import type { Guide } from './guide.ts';

const LOADERS: Readonly<Record<string, () => Promise<Guide>>> = {
  nemesis: async () => (await import('./nemesis.ts')).nemesisGuide,
  lockdown: async () => (await import('./lockdown.ts')).lockdownGuide,
  panic: async () => (await import('./panic.ts')).panicGuide,
};

const TEXTS: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  en: () => import('./text/en.json', { with: { type: 'json' } }),
  de: () => import('./text/de.json', { with: { type: 'json' } }),
  fr: () => import('./text/fr.json', { with: { type: 'json' } }),
  es: () => import('./text/es.json', { with: { type: 'json' } }),
};

export const GUIDED: readonly string[] = Object.keys(LOADERS);
export const hasGuide = (game: string): boolean => Object.hasOwn(LOADERS, game);
export const loadGuide = (game: string): Promise<Guide> => LOADERS[game]!();
export const loadGuideTexts = async (language: Language): Promise<Texts> =>
  (await TEXTS[language]()).default;
