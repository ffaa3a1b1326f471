import { BOTS } from '@deadlight/bots/core';

/** Bots by level, the weakest first. */
export const LEVELS: readonly string[] = Object.keys(BOTS);
export const WEAKEST = LEVELS[0]!;
