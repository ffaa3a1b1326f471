/** Bots by level, the weakest first: by name, so that a page knows them without their minds. */
export const LEVELS: readonly string[] = ['random', 'drifter', 'survivor', 'veteran', 'mastermind'];
export const WEAKEST = LEVELS[0]!;

/** What veterans have learned well, by game and mode: there they are better than survivors. */
const LEARNED: readonly string[] = ['nemesis coop'];

/** Whether a level is worth choosing for a game with these options. */
export const isOffered = (
  level: string,
  game: string,
  { mode }: Readonly<Record<string, unknown>>,
): boolean => level !== 'veteran' || LEARNED.includes(`${game} ${mode}`);
