/** Options in words. */
import { type Game, parseAnswer, partsOf, type Seat, type View } from '@deadlight/engine';
import type { Voice } from '../text/voice.ts';
import type { Said, Telling } from './telling.ts';

export const saidIn = (game: Game, notation: string): Said =>
  partsOf(game, parseAnswer(game, notation, false) as number);

/** An option of a seat in words. */
export const sayOption = (
  telling: Telling,
  voice: Voice,
  view: View,
  option: Said,
  by: Seat,
): string => voice.say(`option.${option.word}`, telling.values(view, voice, option, by));
