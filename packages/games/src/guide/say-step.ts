import { type Command, wordsFor } from '../telling/ask/words.ts';
import type { Voice } from '../text/voice.ts';
import type { Script, Step } from './guide.ts';

const nameOf = (voice: Voice, { texts }: Script, { id }: Step, part: string): string | undefined =>
  texts.map((group) => `${group}.${id}.${part}`).find((name) => voice.has(name));

/** The `title` or the `text` of a step. */
export const sayStep = (voice: Voice, guide: Script, step: Step, part: 'title' | 'text'): string =>
  voice.say(nameOf(voice, guide, step, part) ?? `${guide.texts[0]}.${step.id}.${part}`);

/** Who the newcomer is, in a sentence: the text `you` of the character; empty where there is none. */
export function sayWho(voice: Voice, { texts }: Script, step: Step, me: string): string {
  const who = me.split('.').at(-1)!;
  const name = texts.map((group) => `${group}.you.${who}`).find((one) => voice.has(one));
  return step.who === 'own' && name !== undefined ? voice.say(name) : '';
}

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

/** A step for those who do not see the table: title and text, with the words of the command table; `me` is the text for the seat. */
export function sayStepAloud(
  voice: Voice,
  table: Voice,
  guide: Script,
  step: Step,
  me: string,
): string[] {
  const words = WORDS.map((word) => [word, wordsFor(table, word)[0]!]);
  const pay = table.say('hear.word.pay').split(/,\s*/)[0]!;
  const aloud = nameOf(voice, guide, step, 'ears');
  const who = sayWho(voice, guide, step, me);
  return [
    table
      .say('hear.sentence', { text: sayStep(voice, guide, step, 'title') })
      .replace(/([!?])\.$/, '$1'),
    ...(who === '' ? [] : [who]),
    aloud === undefined
      ? sayStep(voice, guide, step, 'text')
      : voice.say(aloud, { ...Object.fromEntries(words), pay }),
  ];
}
