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
import type { StandingAnswer } from './standing.ts';
import type { Said, Telling } from './telling.ts';

export const saidIn = (vocabulary: Vocabulary, notation: string): Said =>
  partsOf(vocabulary, parseAnswer(vocabulary, notation, false) as Option);

/** To some questions a seat answers in words of its own. */
const sayTo = (
  telling: Telling,
  voice: Voice,
  view: View,
  option: Said,
  by: Seat,
  at: string | undefined,
): string => {
  const own = `answer.${at}.${option.word}`;
  const name = by === view.seat && voice.has(own) ? own : `option.${option.word}`;
  return voice.say(name, telling.values(view, voice, option, by));
};

/** An option of a seat in words. */
export const sayOption = (
  telling: Telling,
  voice: Voice,
  view: View,
  option: Said,
  by: Seat,
): string => sayTo(telling, voice, view, option, by, view.question?.at);

/** What a seat answers by itself, whatever it is asked at the moment. */
export const sayStanding = (
  { telling, vocabulary }: { readonly telling: Telling; readonly vocabulary: Vocabulary },
  voice: Voice,
  view: View,
  { at, says }: StandingAnswer,
): string => sayTo(telling, voice, view, saidIn(vocabulary, says), view.seat, at);

/** What the seat is asked: where all answers are of one kind, about that. */
export function sayChoice(vocabulary: Vocabulary, voice: Voice, { question }: View): string {
  const { at, options } = question!;
  const words = new Set(options.map((option) => saidIn(vocabulary, option).word));
  const [word] = words;
  const own = `choose.${at}.${word}`;
  return voice.say(words.size === 1 && voice.has(own) ? own : `ask.${at}`);
}
