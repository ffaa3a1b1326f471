/** The lessons of each game, in the order in which they are learned. Contains no rules. */
import type { Language } from '../text/language.ts';
import type { Texts, Voice } from '../text/voice.ts';
import { type Lesson, scriptOf } from './lesson.ts';
import { lockdownLessons } from './lockdown.ts';
import { nemesisLessons } from './nemesis.ts';
import { panicLessons } from './panic.ts';

export { type Lesson, type Position, scriptOf } from './lesson.ts';

export const LESSONS: Readonly<Record<string, readonly Lesson[]>> = {
  nemesis: nemesisLessons,
  lockdown: lockdownLessons,
  panic: panicLessons,
};

const TEXTS: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  en: () => import('./text/en.json', { with: { type: 'json' } }),
  de: () => import('./text/de.json', { with: { type: 'json' } }),
  fr: () => import('./text/fr.json', { with: { type: 'json' } }),
  es: () => import('./text/es.json', { with: { type: 'json' } }),
};

export const loadLessonTexts = async (language: Language): Promise<Texts> =>
  (await TEXTS[language]()).default;

/** The `name` of a lesson, or its `goal`. */
export function sayOfLesson(
  voice: Voice,
  game: string,
  lesson: Lesson,
  part: 'name' | 'goal',
): string {
  const names = scriptOf(game, lesson).texts.map((group) => `${group}.${part}`);
  return voice.say(names.find((name) => voice.has(name)) ?? names[0]!);
}
