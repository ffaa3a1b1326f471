import { withSetTexts } from '../../packs/set-options.ts';
import { loadTexts as loadShared } from '../../survival/text/load.ts';
import { layer } from '../../text/layer.ts';
import type { Language, Texts } from '../../text/voice.ts';

/** What Lockdown says differently, or alone. */
const LOADERS: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
};

export async function loadTexts(language: Language): Promise<Texts> {
  const [shared, { default: own }] = await Promise.all([loadShared(language), LOADERS[language]()]);
  return withSetTexts('base', language, layer(shared, own));
}
