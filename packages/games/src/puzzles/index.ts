/** The puzzles of each game, the shortest first, and what is said of them. */
import type { Language } from '../text/language.ts';
import type { Texts, Voice } from '../text/voice.ts';
import { lockdownPuzzles } from './lockdown.ts';
import { nemesisPuzzles } from './nemesis.ts';
import { panicPuzzles } from './panic.ts';
import type { Puzzle } from './puzzle.ts';

export {
  GOALS,
  type Goal,
  type Puzzle,
  type Task,
  type TaskState,
  taskOf,
  taskStateOf,
  temptationOf,
} from './puzzle.ts';

export const PUZZLES: Readonly<Record<string, readonly Puzzle[]>> = {
  nemesis: nemesisPuzzles,
  lockdown: lockdownPuzzles,
  panic: panicPuzzles,
};

const TEXTS: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  en: () => import('./text/en.json', { with: { type: 'json' } }),
  de: () => import('./text/de.json', { with: { type: 'json' } }),
  fr: () => import('./text/fr.json', { with: { type: 'json' } }),
  es: () => import('./text/es.json', { with: { type: 'json' } }),
};

export const loadPuzzleTexts = async (language: Language): Promise<Texts> =>
  (await TEXTS[language]()).default;

export const nameOfPuzzle = (voice: Voice, { game, id }: Puzzle): string =>
  voice.say(`puzzle.${game}.${id}.name`);

/** Why a temptation, the first or the second, does not lead there. */
export const whyWrong = (voice: Voice, { game, id }: Puzzle, temptation: number): string =>
  voice.say(`puzzle.${game}.${id}.wrong.${temptation === 0 ? 'first' : 'second'}`);
