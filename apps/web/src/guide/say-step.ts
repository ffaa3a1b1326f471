import type { Voice } from '@deadlight/games/text';
import type { Guide, Step } from './guide.ts';

/** The `title` or the `text` of a step. */
export function sayStep(voice: Voice, { texts }: Guide, { id }: Step, part: string): string {
  const group = texts.find((name) => voice.has(`${name}.${id}.${part}`)) ?? texts[0]!;
  return voice.say(`${group}.${id}.${part}`);
}
