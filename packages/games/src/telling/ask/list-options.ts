/** The answers as they are read out: of many that are alike, the first. */

import { at, type View } from '@deadlight/engine';
import type { Voice } from '../../text/voice.ts';
import { type Choice, choicesOf, meant, type Spoken } from './choose.ts';
import { wordsFor } from './words.ts';

/** Beside answers of other kinds, more than these of one kind are only counted. */
const MAX_OF_A_KIND = 5;

/** An answer with its number and what it costs. */
export const sayAnswer = (voice: Voice, { label, cost }: Choice, number: number): string =>
  voice.say('hear.option', { number, label, cost, priced: cost === '' ? 'no' : 'yes' });

/** All answers; or those of the kind of one, by its number; or those that fit some words. */
export function sayOptions(spoken: Spoken, view: View, voice: Voice, typed: string): string[] {
  const choices = choicesOf(spoken, view, voice);
  const say = (choice: Choice): string => sayAnswer(voice, choice, choices.indexOf(choice) + 1);
  const kind = choices[Number(typed) - 1]?.verb;
  if (kind !== undefined) return choices.filter(({ verb }) => verb === kind).map(say);
  if (typed !== '') return meant(choices, typed).map(say);
  const kinds = [...Map.groupBy(choices, ({ verb }) => verb).values()];
  return kinds.flatMap((some) => {
    if (kinds.length === 1 || some.length <= MAX_OF_A_KIND) return some.map(say);
    const first = at(some, 0, 'answer');
    const from = choices.indexOf(first) + 2;
    const count = some.length - 1;
    const word = at(wordsFor(voice, 'options'), 0, 'word');
    return [say(first), voice.say('hear.ofKind', { from, to: from + count - 1, count, word })];
  });
}
