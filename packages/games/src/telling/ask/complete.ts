/** How a line that somebody types may go on. */
import type { View, Vocabulary } from '@deadlight/engine';
import type { Voice } from '../../text/voice.ts';
import type { Telling } from '../telling.ts';
import { choicesOf } from './choose.ts';
import { fold } from './fold.ts';
import { allWords } from './words.ts';

const MAX_COMPLETIONS = 30;

/** Whole lines, commands first: only what begins with what was typed. */
export function complete(
  spoken: { readonly telling: Telling; readonly vocabulary: Vocabulary },
  view: View,
  voice: Voice,
  typed: string,
): string[] {
  const begun = fold(typed).trimStart();
  const labels = choicesOf(spoken, view, voice).flatMap(({ notation, label }) => [notation, label]);
  const all = [...allWords(voice), ...labels];
  return [...new Set(all)].filter((line) => fold(line).startsWith(begun)).slice(0, MAX_COMPLETIONS);
}
