import { stripVTControlCharacters } from 'node:util';

/** Breaks text between words; a word that is too long keeps a line of its own. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && stripVTControlCharacters(longer).length <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
