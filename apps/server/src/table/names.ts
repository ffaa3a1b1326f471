/** What people are called: visible, in any script, and nobody at a table like another. */
import type { Seat } from '@deadlight/host';
import { NotPermitted } from '../socket/client.ts';
import type { TableDoc } from '../store/store.ts';
import { isTheirs } from './seating.ts';

/** What readers count as characters, and what they are made of. */
const LONGEST = 24;
const MAX_UNITS = 120;
/** Accents and vowel signs on one letter. */
const MAX_MARKS = 4;

/** Letters that show nothing, though they count as letters or symbols. */
const BLANK = /[\u{115f}\u{1160}\u{3164}\u{ffa0}\u{2800}\u{17b4}\u{17b5}]/u;
const ALLOWED = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** A joiner stands between letters, as in Persian and in the scripts of India, or inside an emoji. */
const JOINED = /(?<=[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])/gu;
const EMOJI = /\p{RGI_Emoji}/gv;
/** A selector of an emoji that is written without it elsewhere. */
const PICTURE = /(?<=\p{Emoji})\ufe0f/gu;

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A name as it is kept; throws what is wrong with it. */
export function nameFrom(text: string): string {
  const name = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  const plain = name.replaceAll(EMOJI, '*').replaceAll(PICTURE, '').replaceAll(JOINED, '');
  const isLong = name.length > MAX_UNITS || [...characters.segment(name)].length > LONGEST;
  if (name === '' || isLong)
    throw new NotPermitted('bad-name', `a name has 1 to ${LONGEST} characters`);
  if (!ALLOWED.test(plain) || BLANK.test(plain) || !VISIBLE.test(plain))
    throw new NotPermitted('bad-name', 'a name is made of letters, digits and signs that show');
  if (new RegExp(`\\p{M}{${MAX_MARKS + 1}}`, 'u').test(name.normalize('NFD')))
    throw new NotPermitted('bad-name', `a letter has at most ${MAX_MARKS} marks`);
  return name;
}

/** Letters of other scripts that look like Latin ones, and Latin ones that look like each other. */
const LIKE: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', і: 'l', ј: 'j', к: 'k', м: 'm', н: 'h' },
  ...{ о: 'o', р: 'p', ѕ: 's', т: 't', у: 'y', х: 'x', ѵ: 'v', ԝ: 'w', ӏ: 'l', г: 'r', п: 'n' },
  ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'l', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u' },
  ...{ χ: 'x', γ: 'y', ω: 'w', ı: 'l', ɑ: 'a', ɡ: 'g', ß: 'b', i: 'l', j: 'j', '1': 'l' },
  ...{ '|': 'l', '0': 'o', '5': 's', '3': 'e', '8': 'b', $: 's' },
};

/** Two names that a reader could take for each other have the same form. */
export const formOf = (name: string): string => lettersOf(name) || name;

const lettersOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    // Accents of Latin, Greek and Cyrillic. The signs of other scripts are vowels: names differ by them.
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .replaceAll(/[\p{Cf}\p{Z}\p{P}]|\ufe0f/gu, '')
    .replaceAll(/./gsu, (letter) => LIKE[letter] ?? letter)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .normalize('NFKC');

/** Throws if somebody else is called so that they could be mistaken for each other. */
export function checkUnlike(name: string, others: readonly string[]): void {
  const form = formOf(name);
  if (others.some((other) => formOf(other) === form)) throw new NotPermitted('name-taken');
}

/** What all others at a table are called, but for a seat that is asked for. */
export const namesOfOthers = ({ seats }: TableDoc, who: string, asked?: Seat): string[] =>
  seats
    .filter((seat, at) => seat.guest !== null && at !== asked && !isTheirs(seat, who))
    .map(({ name }) => name);
