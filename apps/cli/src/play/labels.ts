import { parseAnswer, partsOf, type View } from '@deadlight/engine';
import type { PlayableGame, Voice } from '@deadlight/games';
import { boardOf } from '../board.ts';

/** An option as a person reads it, and as it is written in notation. */
export interface Choice {
  readonly verb: string;
  readonly notation: string;
  readonly label: string;
}

export function labelOf(
  { game }: PlayableGame,
  voice: Voice,
  view: View,
  notation: string,
): string {
  const { word, data } = partsOf(game, parseAnswer(game, notation, false) as number);
  return voice.say(`option.${word}`, boardOf(game.id).values(view, voice, word, data));
}

const wordsOf = (option: string, count: number): string => option.split(' ', count).join(' ');
const together = (options: readonly string[], words: number): string[][] => [
  ...Map.groupBy(options, (option) => wordsOf(option, words)).values(),
];

/** Those with the same first value together; numbers in their order. */
function inOrder(options: readonly string[]): string[] {
  const first = (option: string): number => Number(option.split(' ')[1]);
  if (options.some((option) => Number.isNaN(first(option)))) return together(options, 2).flat();
  return options.toSorted((a, b) => first(a) - first(b));
}

/** The options of the question, verb by verb. */
export function choicesOf(playable: PlayableGame, voice: Voice, view: View): Choice[] {
  return together(view.question?.options ?? [], 1)
    .flatMap(inOrder)
    .map((notation) => ({
      verb: wordsOf(notation, 1),
      notation,
      label: labelOf(playable, voice, view, notation),
    }));
}
