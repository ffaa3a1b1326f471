/** Bots by level, the weakest first: by name, so that a page knows them without their minds. */
import type { Voice } from '@deadlight/games/text';

export const LEVELS: readonly string[] = [
  'random',
  'drifter',
  'companion',
  'survivor',
  'veteran',
  'mastermind',
];
export const WEAKEST = LEVELS[0]!;
/** Who sits down where nobody has been chosen. */
export const USUAL_LEVEL = 'companion';

/** What veterans have learned well, by game and mode: there they are better than survivors. */
const LEARNED: readonly string[] = ['nemesis coop', 'lockdown coop'];

/** Whether a level is worth choosing for a game with these options. */
export const isOffered = (
  level: string,
  game: string,
  { mode }: Readonly<Record<string, unknown>>,
): boolean => level !== 'veteran' || LEARNED.includes(`${game} ${mode}`);

/** What a level is called; one that nobody knows goes by its name. */
export const levelName = (voice: Voice, level: string): string =>
  LEVELS.includes(level) ? voice.say(`level.${level}.name`) : level;

/** What playing with it is like, for a player who has never tried; nothing is known of others. */
export const levelAbout = (voice: Voice, level: string): string =>
  LEVELS.includes(level) ? voice.say(`level.${level}.about`) : '';
