/** The epilogue: what everybody learns once the game is over and nothing is secret. */
import type { Line, View } from '@deadlight/engine';
import { capital } from '../text/forms.ts';
import type { Voice } from '../text/voice.ts';
import { valueIn } from './fields.ts';
import { Mind } from './mind.ts';
import { type StoryEvents, traitsOf } from './traits.ts';

/** A sentence: the text `epilogue.NAME`. */
export interface Remark {
  readonly name: string;
  readonly data: Line['data'];
}

/** Paragraphs, made of the end as everybody sees it and of the whole log, without secrets. */
export type Unmasking = (view: View, lines: readonly Line[]) => readonly (readonly Remark[])[];

/** Sentences of one paragraph: who has been named goes by a pronoun; each paragraph has words of its own. */
function paragraphOf(voice: Voice, remarks: readonly Remark[], index: number): string {
  const mind = new Mind(voice);
  const sentences = remarks.map(({ name, data }) => {
    const message = voice.variant(`epilogue.${name}`, index, false);
    const values = { ...data, known: mind.known };
    const clause = voice.clause(message, values);
    const pronoun = clause && mind.pronoun(clause.about);
    mind.hearClause(clause, voice.beings(message, values));
    if (clause === null || pronoun === null) return voice.say(message, values);
    const said = voice.linked(clause.predicates).map(({ link, text }) => link + text);
    return capital(`${pronoun} ${said.join('')}`.trim());
  });
  return sentences.map((one) => one.trim()).join(' ');
}

/** Nothing is told before the end. */
export const epilogueOf = (
  { unmask }: { readonly unmask: Unmasking },
  voice: Voice,
  view: View,
  lines: readonly Line[],
): string[] =>
  view.over === null
    ? []
    : unmask(view, lines)
        .filter((remarks) => remarks.length > 0)
        .map((remarks, i) => paragraphOf(voice, remarks, i));

/** The number of the round in which each line was told. */
export function roundsOf(events: StoryEvents, lines: readonly Line[]): number[] {
  let round = 0;
  return lines.map((line) => {
    if (traitsOf(events, line).opens === 'round') round = Number(valueIn(line, 'round'));
    return round;
  });
}
