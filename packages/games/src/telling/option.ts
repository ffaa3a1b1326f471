/** Options in words. */
import {
  type Option,
  parseAnswer,
  partsOf,
  type Seat,
  type View,
  type Vocabulary,
} from '@deadlight/engine';
import type { Voice } from '../text/voice.ts';
import type { Said, Telling } from './telling.ts';

export const saidIn = (vocabulary: Vocabulary, notation: string): Said =>
  partsOf(vocabulary, parseAnswer(vocabulary, notation, false) as Option);

/** An option of a seat in words; to some questions it answers in words of their own. */
export const sayOption = (
  telling: Telling,
  voice: Voice,
  view: View,
  option: Said,
  by: Seat,
): string => {
  const own = `answer.${view.question?.at}.${option.word}`;
  const name = by === view.seat && voice.has(own) ? own : `option.${option.word}`;
  return voice.say(name, telling.values(view, voice, option, by));
};

/** What the seat is asked: where all answers are of one kind, about that. */
export function sayChoice(vocabulary: Vocabulary, voice: Voice, { question }: View): string {
  const { at, options } = question!;
  const words = new Set(options.map((option) => saidIn(vocabulary, option).word));
  const [word] = words;
  const own = `choose.${at}.${word}`;
  return voice.say(words.size === 1 && voice.has(own) ? own : `ask.${at}`);
}
