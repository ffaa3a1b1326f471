/** Draft advice for people: Characters that are easy to play well come first. */
import { type Option, printOption } from '@deadlight/engine';
import type { Sight } from './sight.ts';

/** Characters of Nemesis and roles of Lockdown, the easiest first. */
const EASE: readonly string[] = [
  'soldier',
  'scout',
  'mechanic',
  'captain',
  'pilot',
  'scientist',
  'red',
  'blue',
  'orange',
  'green',
  'white',
  'purple',
];

/** The Character or role that a draft option picks. */
export const draftedBy = ({ game }: Sight, option: Option): string =>
  printOption(game, option).split(' ').at(-1)!;

/** The easiest Character on offer; undefined outside a draft, and when no option is ranked. */
export function byEase(sight: Sight): Option | undefined {
  if (!sight.asks.startsWith('draft/')) return undefined;
  const ranked = sight.options.map((option) => ({
    option,
    ease: EASE.indexOf(draftedBy(sight, option)),
  }));
  return ranked.filter(({ ease }) => ease >= 0).sort((a, b) => a.ease - b.ease)[0]?.option;
}
