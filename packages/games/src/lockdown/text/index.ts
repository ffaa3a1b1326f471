import { nemesisTexts } from '../../nemesis/text/index.ts';
import { layer } from '../../text/layer.ts';
import type { Language, Texts } from '../../text/voice.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

/** What both games say is said once; here is what Lockdown says differently, or alone. */
export const lockdownTexts: Readonly<Record<Language, Texts>> = {
  en: layer(nemesisTexts.en, en),
  de: layer(nemesisTexts.de, de),
  fr: layer(nemesisTexts.fr, fr),
  es: layer(nemesisTexts.es, es),
};
