/** Splits a paragraph into printed rules and our own rulings. */
import type { Grounds } from './files.ts';

export interface Part {
  readonly text: string;
  /** A ruling of ours, where the printed rules are silent or disagree. */
  readonly ours: boolean;
}

const END = /([.!?][”“»’)]*)\s+(?=[\p{Lu}¿¡„“«(])/gu;

export const sentencesOf = (text: string): string[] => text.replace(END, '$1\n').split('\n');

/** Sentences stay in their order; neighbors of one kind stay together. */
export function partsOf(text: string, grounds: Grounds): Part[] {
  if (!('ours' in grounds)) return [{ text, ours: false }];
  const parts: Part[] = [];
  for (const [i, sentence] of sentencesOf(text).entries()) {
    const ours = grounds.ours.includes(i + 1);
    const last = parts.at(-1);
    if (last?.ours === ours) parts[parts.length - 1] = { text: `${last.text} ${sentence}`, ours };
    else parts.push({ text: sentence, ours });
  }
  return parts;
}
