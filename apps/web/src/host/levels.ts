import { BOTS } from '@deadlight/bots';

/** From the weakest to the strongest; only those that there are. */
const ORDER = ['random', 'drifter', 'survivor', 'mastermind'];

export const LEVELS: readonly string[] = Object.keys(BOTS).toSorted(
  (a, b) => ORDER.indexOf(a) - ORDER.indexOf(b),
);

/** The best adviser, or null while there is none that thinks. */
export const ADVISER: string | null = LEVELS.findLast((level) => level !== 'random') ?? null;
