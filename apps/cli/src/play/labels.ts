import { parseAnswer, partsOf, type View } from '@deadlight/engine';
import type { PlayableGame, Voice } from '@deadlight/games';

/** An option as a person reads it, and as it is written in notation. */
export interface Choice {
  readonly notation: string;
  readonly label: string;
}

export function labelOf({ game }: PlayableGame, voice: Voice, notation: string): string {
  const { word, data } = partsOf(game, parseAnswer(game, notation, false) as number);
  return voice.say(`option.${word}`, data);
}

/** The options of the question, those of one verb together. */
export function choicesOf(playable: PlayableGame, voice: Voice, view: View): Choice[] {
  const groups = Map.groupBy(view.question?.options ?? [], (option) => option.split(' ')[0]!);
  return [...groups.values()]
    .flat()
    .map((notation) => ({ notation, label: labelOf(playable, voice, notation) }));
}
