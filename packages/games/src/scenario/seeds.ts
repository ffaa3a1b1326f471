/** A scenario holds however the rest of the table is dealt: it is tried with each of these. */
export const SOME_SEEDS = ['scenario', 'another-deal', 'a-third-deal'] as const;
