/** The epilogue: what everybody learns once the game is over and nothing is secret any more. */
import type { Line, View } from '@deadlight/engine';
import type { Voice } from '../text/voice.ts';

/** A sentence: the text `epilogue.NAME`. */
export interface Remark {
  readonly name: string;
  readonly data: Line['data'];
}

/** Paragraphs, made of the end as everybody sees it and of the whole log, without secrets. */
export type Unmasking = (view: View, lines: readonly Line[]) => readonly (readonly Remark[])[];

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
        .map((remarks) => remarks.map(({ name, data }) => voice.say(`epilogue.${name}`, data)))
        .filter((sentences) => sentences.length > 0)
        .map((sentences) => sentences.join(' '));

/** The number of the round in which each line was told. */
export function roundsOf(lines: readonly Line[]): number[] {
  let round = 0;
  return lines.map(({ what, data }) => {
    if (what === 'round') round = Number(data['round']);
    return round;
  });
}
