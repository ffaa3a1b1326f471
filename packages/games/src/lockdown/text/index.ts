import { withSetTexts } from '../../packs/set-options.ts';
import { survivalTexts } from '../../survival/text/index.ts';
import { layer } from '../../text/layer.ts';
import type { Language, Texts } from '../../text/voice.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

/** What Lockdown says differently from others of its family, or alone, on top of what they share. */
export const lockdownTexts: Readonly<Record<Language, Texts>> = {
  en: withSetTexts('base', 'en', layer(survivalTexts.en, en)),
  de: withSetTexts('base', 'de', layer(survivalTexts.de, de)),
  fr: withSetTexts('base', 'fr', layer(survivalTexts.fr, fr)),
  es: withSetTexts('base', 'es', layer(survivalTexts.es, es)),
};
