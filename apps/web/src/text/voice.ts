/** What the app says, in the language that is chosen; of a game only while one is played. */

import { type Language, type Texts, Voice } from '@deadlight/games/text';
import { computed, signal } from '@preact/signals';
import { language } from '../settings/settings.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
  fr: () => import('./fr.json'),
  es: () => import('./es.json'),
};

interface Spoken {
  readonly language: Language;
  readonly app: Texts;
  readonly game: Texts;
}

const spoken = signal<Spoken | null>(null);
let loadGameTexts: ((language: Language) => Promise<Texts>) | null = null;

/** Null until the texts are there. */
export const voice = computed(() =>
  spoken.value === null
    ? null
    : new Voice(spoken.value.language, spoken.value.game, spoken.value.app),
);

async function load(wanted: Language): Promise<void> {
  const [{ default: app }, game] = await Promise.all([
    LOADERS[wanted](),
    loadGameTexts?.(wanted) ?? {},
  ]);
  if (language.peek() === wanted) spoken.value = { language: wanted, app, game };
}

/** Speaks of this game from now on, or of none. */
export async function speakOf(
  texts: ((language: Language) => Promise<Texts>) | null,
): Promise<void> {
  if (loadGameTexts === texts) return;
  loadGameTexts = texts;
  await load(language.peek());
}

export async function startSpeaking(): Promise<void> {
  await load(language.peek());
  let first = true;
  language.subscribe((wanted) => {
    if (!first) void load(wanted);
    first = false;
  });
}

/** The voice where texts are known to be there. */
export function useVoice(): Voice {
  const now = voice.value;
  if (now === null) throw new Error('nothing can be said before the texts are loaded');
  return now;
}
