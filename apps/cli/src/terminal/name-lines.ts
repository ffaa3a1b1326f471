/** Names in the boxes of a map. */
import { cut } from './marks.ts';
import { wrap } from './wrap.ts';

const MAX_LINES = 3;

/** Where a syllable begins after another one: good enough for four languages. */
const SYLLABLE =
  /(?<=[aeiouyäöüáéíóúâêèœ]\p{L}*)(?<!c(?=[hk])|[bdfgkpt](?=[lr])|ss(?=t)|sch(?=[lmnw]))(?=(?<=s)st[aeiouyäöü]|sch[lmnw][aeiouyäöü]|[bdfgkpt]?[lr][aeiouyäöüáéíóúâêèœ]|[bcdfghjkmnpqstvwxzñç][aeiouyäöüáéíóúâêèœ])/giu;

/** Breaks a word that is too long for a line: at a hyphen, or else between syllables. */
function broken(word: string, width: number): string {
  if (word.length <= width) return word;
  const hyphen = word.lastIndexOf('-', width - 1) + 1;
  if (hyphen > 0) return `${word.slice(0, hyphen)} ${broken(word.slice(hyphen), width)}`;
  const breaks = [...word.matchAll(SYLLABLE)].map(({ index }) => index);
  const at = breaks.findLast((index) => index < width);
  if (at === undefined) return word;
  return `${word.slice(0, at)}- ${broken(word.slice(at), width)}`;
}

/** A name over as few lines as it fits in, shortened where it is still too long. */
export function nameLines(name: string, width: number): string[] {
  const words = name.split(' ').map((word) => broken(word, width));
  const lines = wrap(words.join(' '), width);
  const kept = lines.slice(0, MAX_LINES);
  if (lines.length > MAX_LINES) kept[MAX_LINES - 1] += '…';
  return kept.map((line) => cut(line, width));
}
