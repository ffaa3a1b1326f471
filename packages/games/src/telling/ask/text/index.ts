import type { Language, Texts } from '../../../text/voice.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

/** What the command table says and understands, in every language. */
export const askTexts: Readonly<Record<Language, Texts>> = { en, de, fr, es };
