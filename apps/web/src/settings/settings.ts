/** A person's preferences; stored in the browser, read by everything that shows or plays. */

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

/** In percent. */
export const VOLUMES = ['10', '20', '30', '40', '50', '60', '70', '80', '90', '100'] as const;
export type Volume = (typeof VOLUMES)[number];

/** What answers itself where there is nothing to weigh. */
export const AUTOMATIC = ['off', 'on'] as const;
export type Automatic = (typeof AUTOMATIC)[number];

/** When cost, dice and cards stand beside the story: always, when an entry is opened, or never. */
export const MECHANICS = ['all', 'demand', 'none'] as const;
export type Mechanics = (typeof MECHANICS)[number];

/** A switch. */
export const SWITCH = ['off', 'on'] as const;
export type Switch = (typeof SWITCH)[number];

/** How much of what happens is told to those who listen. */
export const VERBOSITIES = ['all', 'mine', 'digest'] as const;
export type Verbosity = (typeof VERBOSITIES)[number];

/** In percent of what the browser is set to. */
export const TEXT_SIZES = ['100', '115', '130', '150', '200'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const CONTRASTS = ['system', 'usual', 'more'] as const;
export type Contrast = (typeof CONTRASTS)[number];

/** Single letters and digits as shortcuts: as they are, with Alt, or not at all (WCAG 2.1.4). */
export const SHORTCUTS = ['on', 'alt', 'off'] as const;
export type Shortcuts = (typeof SHORTCUTS)[number];

/** Which hand reaches the controls, where it is only one. */
export const HANDS = ['both', 'left', 'right'] as const;
export type Hands = (typeof HANDS)[number];

/** A second click within this many milliseconds counts for nothing. */
export const GUARDS = ['0', '400', '800', '1500'] as const;
export type Guard = (typeof GUARDS)[number];

/** When the odds of an option are shown. */
export const ODDS = ['off', 'pointed', 'always'] as const;
export type OddsSetting = (typeof ODDS)[number];

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
export const mechanics = setting<Mechanics>('mechanics', MECHANICS, 'all');
export const sound = setting<SoundSetting>('sound', SOUNDS, 'off');
/** Beside a large screen, from which all hear the same, a phone is silent unless its player wants otherwise. */
export const handSound = setting<SoundSetting>('hand-sound', SOUNDS, 'off');
export const isBesideLargeScreen = signal(false);
/** The switch that counts here. */
export const soundHere = (): Signal<SoundSetting> =>
  isBesideLargeScreen.value ? handSound : sound;
/** Lamps, fire and darkness on the plan. */
export const light = setting<Switch>('light', SWITCH, 'on');
export const volume = setting<Volume>('volume', VOLUMES, '70');

export function toggleSound(): void {
  const here = soundHere();
  here.value = here.peek() === 'on' ? 'off' : 'on';
}

/** The table is told and not drawn. */
export const ears = setting<Switch>('ears', SWITCH, 'off');
export const verbosity = setting<Verbosity>('verbosity', VERBOSITIES, 'mine');
/** Nothing goes on until the listener says so. */
export const waits = setting<Switch>('waits', SWITCH, 'off');
export const textSize = setting<TextSize>('text-size', TEXT_SIZES, '100');
export const spacing = setting<Switch>('spacing', SWITCH, 'off');
export const plainFont = setting<Switch>('plain-font', SWITCH, 'off');
export const contrast = setting<Contrast>('contrast', CONTRASTS, 'system');
export const shortcuts = setting<Shortcuts>('shortcuts', SHORTCUTS, 'on');
export const hands = setting<Hands>('hands', HANDS, 'both');
export const guard = setting<Guard>('guard', GUARDS, '0');
/** Whether what has lasting consequences is asked again. */
export const confirms = setting<Switch>('confirms', SWITCH, 'on');

/** A turn in which nothing is left to do ends. */
export const autoEnd = setting<Automatic>('auto-end', AUTOMATIC, 'on');
/** Pays with the least useful card. */
export const autoPay = setting<Automatic>('auto-pay', AUTOMATIC, 'off');
/** A question with a single answer is not asked. */
export const autoAnswer = setting<Automatic>('auto-answer', AUTOMATIC, 'on');

export const odds = setting<OddsSetting>('odds', ODDS, 'pointed');

const SCALES: Readonly<Record<Pace, number>> = { instant: 0, quick: 0.5, steady: 1, slow: 2 };

/** How many times longer than usual everything takes. */
export const paceScale = (): number => (ears.value === 'on' ? 0 : SCALES[pace.value]);

/** Whether more contrast is wanted, by the player or by the system. */
export const isStrong = signal(false);

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
  textSize.subscribe((now) => root.setAttribute('data-text-size', now));
  spacing.subscribe((now) => root.setAttribute('data-spacing', now));
  hands.subscribe((now) => root.setAttribute('data-hands', now));
  plainFont.subscribe((now) => root.setAttribute('data-plain-font', now));
  const strong = matchMedia('(prefers-contrast: more)');
  const applyContrast = (): void => {
    const system = strong.matches ? 'more' : 'usual';
    const now = contrast.value === 'system' ? system : contrast.value;
    isStrong.value = now === 'more';
    root.setAttribute('data-contrast', now);
  };
  contrast.subscribe(applyContrast);
  strong.addEventListener('change', applyContrast);
  language.subscribe((now) => {
    root.lang = now;
  });
}
