/** The words of the command table: those of the language, and the English ones wherever they mean nothing else. */
import { at } from '@deadlight/engine';
import type { Voice } from '../../text/voice.ts';
import { fold } from './fold.ts';

export const COMMANDS = {
  now: ['now'],
  where: ['where', 'w'],
  look: ['look', 'l'],
  path: ['path', 'way'],
  threats: ['threats', 'danger'],
  noise: ['noise'],
  doors: ['doors'],
  fire: ['fire'],
  rooms: ['rooms'],
  crew: ['crew', 'c'],
  hand: ['hand', 'h'],
  items: ['items', 'i'],
  wounds: ['wounds'],
  goal: ['goal', 'g'],
  bag: ['bag'],
  time: ['time', 't'],
  pods: ['pods', 'exits'],
  beside: ['beside', 'b'],
  notes: ['notes'],
  options: ['options', 'o'],
  take: ['take', 'do'],
  standing: ['standing'],
  revoke: ['revoke'],
  odds: ['odds'],
  why: ['why'],
  hint: ['hint'],
  undo: ['undo', 'u'],
  last: ['last'],
  since: ['since'],
  who: ['who'],
  chat: ['chat'],
  yes: ['yes', 'y'],
  no: ['no'],
  coach: ['coach'],
  help: ['help', '?'],
} as const;

export type Command = keyof typeof COMMANDS;

const names = Object.keys(COMMANDS) as Command[];

/** The words for a command, the full one first. */
export const wordsFor = (voice: Voice, command: Command): string[] =>
  voice.say(`hear.word.${command}`).split(/,\s*/);

const known = new WeakMap<Voice, ReadonlyMap<string, Command>>();

function tableOf(voice: Voice): ReadonlyMap<string, Command> {
  const found = known.get(voice);
  if (found !== undefined) return found;
  const made = new Map<string, Command>();
  for (const command of names)
    for (const word of wordsFor(voice, command)) made.set(fold(word), command);
  for (const command of names)
    for (const word of COMMANDS[command]) if (!made.has(word)) made.set(word, command);
  known.set(voice, made);
  return made;
}

/** The command that a word stands for; of a longer beginning, if only one goes on with it. */
export function commandNamed(voice: Voice, word: string): Command | null {
  const table = tableOf(voice);
  const typed = fold(word);
  const exact = table.get(typed);
  if (exact !== undefined) return exact;
  if (typed.length < 3) return null;
  const found = new Set([...table].flatMap(([name, to]) => (name.startsWith(typed) ? [to] : [])));
  return found.size === 1 ? at([...found], 0, 'item') : null;
}

/** Stands between an action and the cards that pay for it. */
export const payWords = (voice: Voice): string[] =>
  [...voice.say('hear.word.pay').split(/,\s*/), 'pay'].map(fold);

/** Stands after an answer that is given from now on: only in this round, or not where it is aimed at oneself. */
export const limitWords = (voice: Voice, limit: 'inRound' | 'unlessMe'): string[] =>
  voice.say(`hear.word.${limit}`).split(/,\s*/).map(fold);

export const allWords = (voice: Voice): string[] =>
  names.map((command) => at(wordsFor(voice, command), 0, 'word'));

/** Each word with the single letters that stand for it. */
export const wordsWithShort = (voice: Voice): string[] =>
  names.map((command) => {
    const [word = '', ...others] = wordsFor(voice, command);
    const short = others.find((other) => other.length === 1);
    return short === undefined ? word : voice.say('hear.withShort', { word, short });
  });
