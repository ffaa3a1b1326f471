import type { View } from '@deadlight/engine';
import { type PlayableGame, saidIn, sayOption, type Voice } from '@deadlight/games';

/** An option as a person reads it, and as it is written in notation. */
export interface Choice {
  readonly verb: string;
  readonly notation: string;
  readonly label: string;
  /** Its values in words; and its label without them, where that says the same of all values. */
  readonly values: readonly string[];
  readonly frame: string | null;
}

export const labelOf = (
  { game, telling }: PlayableGame,
  voice: Voice,
  view: View,
  notation: string,
): string => sayOption(telling, voice, view, saidIn(game, notation), view.seat);

const BLANK = '…';

function choiceOf(playable: PlayableGame, voice: Voice, view: View, notation: string): Choice {
  const option = saidIn(playable.game, notation);
  const { word } = option;
  const values = playable.telling.values(view, voice, option, view.seat);
  const label = voice.say(`option.${word}`, values);
  const blanks = Object.keys(values).flatMap((name) => [
    [name, BLANK],
    [`${name}Id`, BLANK],
  ]);
  const frame = voice.say(`option.${word}`, Object.fromEntries(blanks));
  return {
    verb: word,
    notation,
    label,
    values: Object.values(values).map((value) =>
      value.startsWith('@') ? voice.say(value.slice(1)) : value,
    ),
    frame: frame.split(BLANK).every((part) => label.includes(part)) ? frame : null,
  };
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
export const choicesOf = (playable: PlayableGame, voice: Voice, view: View): Choice[] =>
  together(view.question?.options ?? [], 1)
    .flatMap(inOrder)
    .map((notation) => choiceOf(playable, voice, view, notation));
