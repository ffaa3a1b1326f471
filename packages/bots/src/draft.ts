/** Whom to play: for the player who asks, those come first that are easy to play well. */
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

/** The Character or role that an option of the draft takes. */
export const draftedBy = ({ game }: Sight, option: Option): string =>
  printOption(game, option).split(' ').at(-1)!;

/** The easiest of those on offer; nothing where it is no draft, or among guests whom nobody has ranked. */
export function byEase(sight: Sight): Option | undefined {
  if (!sight.asks.startsWith('draft/')) return undefined;
  const ranked = sight.options.map((option) => ({
    option,
    ease: EASE.indexOf(draftedBy(sight, option)),
  }));
  return ranked.filter(({ ease }) => ease >= 0).sort((a, b) => a.ease - b.ease)[0]?.option;
}
