import { type Answer, type Option, printOption, quoted } from '@deadlight/engine';
import type { Sight } from '../sight.ts';

/** Parses a program's answer to its seat's question; if it is invalid, returns the reason in a sentence. */
export function readAnswer(
  said: unknown,
  sight: Sight,
): { readonly answer: Answer } | { readonly why: string } {
  const words = typeof said === 'string' ? [said] : said;
  if (!Array.isArray(words) || words.some((word) => typeof word !== 'string'))
    return { why: '"answer" must be a list of options as they were given, such as ["move 12"]' };
  const { min, max } = sight.choose;
  if (words.length < min || words.length > max || new Set(words).size < words.length)
    return {
      why: `choose ${min === max ? min : `${min} to ${max}`}, each once, not ${words.length}`,
    };
  const offered = new Map(sight.options.map((option) => [printOption(sight.game, option), option]));
  const chosen: Option[] = [];
  for (const word of words) {
    const option = offered.get(word);
    if (option === undefined) return { why: `${quoted(word)} is not among the options` };
    chosen.push(option);
  }
  return { answer: min === 1 && max === 1 ? chosen[0]! : chosen };
}
