/** What the app says, in the language that is chosen; of a game only while one is played. */

import { loadAskTexts } from '@deadlight/games/ask/text';
import { type Language, type Texts, Voice } from '@deadlight/games/text';
import { loadLevelTexts } from '@deadlight/host/page';
import { computed, signal } from '@preact/signals';
import { language } from '../settings/settings.ts';

type Loaders = Readonly<Record<Language, () => Promise<{ readonly texts: Texts }>>>;

/** What the first screen says. */
const FIRST_SCREEN: Loaders = {
  en: () => import('./en.json?first'),
  de: () => import('./de.json?first'),
  fr: () => import('./fr.json?first'),
  es: () => import('./es.json?first'),
};

const LATER: Loaders = {
  en: () => import('./en.json?later'),
  de: () => import('./de.json?later'),
  fr: () => import('./fr.json?later'),
  es: () => import('./es.json?later'),
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

/** Whether all that the app says is wanted, or only the first screen. */
let isWhole = false;

async function load(): Promise<void> {
  const wanted = language.peek();
  const [first, levels, later, ask, game] = await Promise.all([
    FIRST_SCREEN[wanted](),
    loadLevelTexts(wanted),
    isWhole ? LATER[wanted]() : null,
    isWhole ? loadAskTexts(wanted) : {},
    loadGameTexts?.(wanted) ?? {},
  ]);
  if (language.peek() === wanted)
    spoken.value = {
      language: wanted,
      app: { ...first.texts, ...levels, ...later?.texts, ...ask },
      game,
    };
}

/** Serialised, so that the language requested last wins. */
let work: Promise<void> = Promise.resolve();
function speak(): Promise<void> {
  work = work.catch(() => undefined).then(load);
  return work;
}

/** Speaks of this game from now on, or of none. */
export async function speakOf(
  texts: ((language: Language) => Promise<Texts>) | null,
): Promise<void> {
  if (loadGameTexts === texts) return;
  loadGameTexts = texts;
  await speak();
}

/** From the second screen on, all can be said. */
export async function speakOfAll(): Promise<void> {
  if (isWhole && spoken.peek() !== null) return work.catch(() => speak());
  isWhole = true;
  await speak();
}

export async function startSpeaking(): Promise<void> {
  await speak();
  let first = true;
  language.subscribe(() => {
    if (!first) void speak().catch(() => undefined);
    first = false;
  });
}

/** The voice where texts are known to be there. */
export function useVoice(): Voice {
  const now = voice.value;
  if (now === null) throw new Error('nothing can be said before the texts are loaded');
  return now;
}
