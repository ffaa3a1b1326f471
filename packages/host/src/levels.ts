/** Bots by level, the weakest first: by name, so that a page knows them without their minds. */
export const LEVELS: readonly string[] = ['random', 'drifter', 'survivor', 'mastermind'];
export const WEAKEST = LEVELS[0]!;
