/** What the server says to people by itself, in their language. */
import { LANGUAGES, type Language, type Texts, Voice } from '@deadlight/games/text';
import { loadGame } from '@deadlight/host';

const LOADERS: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  en: () => import('./text/en.json', { with: { type: 'json' } }),
  de: () => import('./text/de.json', { with: { type: 'json' } }),
  fr: () => import('./text/fr.json', { with: { type: 'json' } }),
  es: () => import('./text/es.json', { with: { type: 'json' } }),
};

/** With the texts of a game, if it is about one. */
export async function voiceOf(language: string | undefined, game: string | null): Promise<Voice> {
  const spoken = LANGUAGES.find((one) => one === language) ?? 'en';
  const { default: own } = await LOADERS[spoken]();
  const texts = game === null ? {} : await (await loadGame(game)).loadTexts(spoken);
  return new Voice(spoken, own, texts);
}
