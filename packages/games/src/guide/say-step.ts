import { type Command, wordsFor } from '../telling/ask/words.ts';
import type { Voice } from '../text/voice.ts';
import type { Guide, Step } from './guide.ts';

const nameOf = (voice: Voice, { texts }: Guide, { id }: Step, part: string): string | undefined =>
  texts.map((group) => `${group}.${id}.${part}`).find((name) => voice.has(name));

/** The `title` or the `text` of a step. */
export const sayStep = (voice: Voice, guide: Guide, step: Step, part: 'title' | 'text'): string =>
  voice.say(nameOf(voice, guide, step, part) ?? `${guide.texts[0]}.${step.id}.${part}`);

/** Words of the command table that guides speak of. */
const WORDS: readonly Command[] = [
  'where',
  'look',
  'path',
  'threats',
  'crew',
  'hand',
  'time',
  'pods',
  'beside',
  'options',
  'why',
  'hint',
  'coach',
  'help',
];

/** A step for those who do not see the table: title and text, with the words of the command table. */
export function sayStepAloud(voice: Voice, table: Voice, guide: Guide, step: Step): string[] {
  const words = WORDS.map((word) => [word, wordsFor(table, word)[0]!]);
  const pay = table.say('hear.word.pay').split(/,\s*/)[0]!;
  const aloud = nameOf(voice, guide, step, 'ears');
  return [
    table
      .say('hear.sentence', { text: sayStep(voice, guide, step, 'title') })
      .replace(/([!?])\.$/, '$1'),
    aloud === undefined
      ? sayStep(voice, guide, step, 'text')
      : voice.say(aloud, { ...Object.fromEntries(words), pay }),
  ];
}
