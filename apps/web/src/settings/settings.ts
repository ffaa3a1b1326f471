/** What a person prefers; kept in the browser, read by everything that shows or plays. */

import { LANGUAGES, type Language } from '@deadlight/games/text';
import { type Signal, signal } from '@preact/signals';
import { keepSetting, keptSetting } from './kept.ts';

export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast what happens is played. */
export const PACES = ['instant', 'quick', 'steady', 'slow'] as const;
export type Pace = (typeof PACES)[number];

export const MOTIONS = ['system', 'reduced', 'full'] as const;
export type Motion = (typeof MOTIONS)[number];

export const SOUNDS = ['off', 'on'] as const;
export type SoundSetting = (typeof SOUNDS)[number];

/** A signal that is still set when the app is opened again, where the browser allows it. */
function setting<T extends string>(name: string, allowed: readonly T[], usual: T): Signal<T> {
  const kept = keptSetting(name);
  const value = signal(allowed.find((one) => one === kept) ?? usual);
  value.subscribe((now) => keepSetting(name, now));
  return value;
}

const systemLanguage = (): Language => {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => wished[0] === language) ?? 'en';
};

export const language = setting<Language>('language', LANGUAGES, systemLanguage());
export const theme = setting<Theme>('theme', THEMES, 'system');
export const pace = setting<Pace>('pace', PACES, 'steady');
export const motion = setting<Motion>('motion', MOTIONS, 'system');
export const sound = setting<SoundSetting>('sound', SOUNDS, 'off');

const SCALES: Readonly<Record<Pace, number>> = { instant: 0, quick: 0.5, steady: 1, slow: 2 };

/** How many times longer than usual everything takes. */
export const paceScale = (): number => SCALES[pace.value];

/** Tells the style sheets, which know light and dark only. */
export function applySettings(root: HTMLElement): void {
  const day = matchMedia('(prefers-color-scheme: light)');
  const applyTheme = (): void => {
    const system = day.matches ? 'light' : 'dark';
    root.setAttribute('data-theme', theme.value === 'system' ? system : theme.value);
  };
  theme.subscribe(applyTheme);
  day.addEventListener('change', applyTheme);
  motion.subscribe((now) => root.setAttribute('data-motion', now));
  language.subscribe((now) => {
    root.lang = now;
  });
}
