/** Finds the option that is meant by what somebody types. */
import { at, costIn, type View, type Vocabulary } from '@deadlight/engine';
import type { Voice } from '../../text/voice.ts';
import { saidIn, sayOption } from '../option.ts';
import type { Telling } from '../telling.ts';
import { standsFor, tokensOf } from './fold.ts';

export interface Choice {
  readonly notation: string;
  readonly verb: string;
  readonly label: string;
  /** What it costs, in words; empty where it costs nothing that is known. */
  readonly cost: string;
}

export interface Spoken {
  readonly telling: Telling;
  readonly vocabulary: Vocabulary;
}

/** A label of its own is a part of a sentence here. */
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export function choiceOf(
  { telling, vocabulary }: Spoken,
  view: View,
  voice: Voice,
  notation: string,
): Choice {
  const said = saidIn(vocabulary, notation);
  const cost = view.question === null ? null : costIn(view.question, notation);
  return {
    notation,
    verb: said.word,
    label: sayOption(telling, voice, view, said, view.seat),
    cost: cost === null || !voice.has('cost') ? '' : lowerFirst(voice.say('cost', { cost })),
  };
}

/** Each way to carry out one verb together. */
export const choicesOf = (spoken: Spoken, view: View, voice: Voice): Choice[] =>
  [
    ...Map.groupBy(view.question?.options ?? [], (option) => option.split(' ', 1)[0]).values(),
  ].flatMap((some) => some.map((option) => choiceOf(spoken, view, voice, option)));

/** Whether all that was typed is among the words of an option, in their order or not. */
function fits(typed: readonly string[], { notation, label }: Choice): boolean {
  const words = [...tokensOf(notation), ...tokensOf(label)];
  return typed.every((one) => words.some((word) => standsFor(one, word)));
}

/** The options that are meant: one where that can be told, all that fit where it cannot. */
export function meant(choices: readonly Choice[], typed: string): readonly Choice[] {
  const exact = choices.find(({ notation }) => notation === typed.trim());
  if (exact !== undefined) return [exact];
  const tokens = tokensOf(typed);
  if (tokens.length === 0) return [];
  const fitting = choices.filter((choice) => fits(tokens, choice));
  if (fitting.length < 2) return fitting;
  const narrower: ((choice: Choice) => boolean)[] = [
    // The verb itself before verbs whose words only contain it.
    ({ verb }) => tokensOf(verb).join(' ') === tokens[0],
    ({ notation }) =>
      tokensOf(notation).slice(1, tokens.length).join(' ') === tokens.slice(1).join(' '),
    ({ notation }) => tokensOf(notation).length === tokens.length,
    ({ label }) => standsFor(at(tokens, 0, 'token'), tokensOf(label)[0] ?? ''),
    ({ label }) => tokens.every((token) => tokensOf(label).includes(token)),
  ];
  return narrower.reduce<readonly Choice[]>((left, keep) => {
    if (left.length < 2) return left;
    const fewer = left.filter(keep);
    return fewer.length === 0 ? left : fewer;
  }, fitting);
}

/** Several options of one verb are one line of notation. */
export const together = ([first, ...others]: readonly Choice[]): string =>
  first === undefined
    ? 'nothing'
    : [
        first.notation,
        ...others.map(({ notation }) => notation.split(' ').slice(1).join(' ')),
      ].join(' ');
