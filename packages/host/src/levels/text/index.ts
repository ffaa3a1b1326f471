import type { Language, Texts } from '@deadlight/games/text';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

/** What each level is called and what it is like, for a program that speaks all languages. */
export const levelTexts: Readonly<Record<Language, Texts>> = { en, de, fr, es };
