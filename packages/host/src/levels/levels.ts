/** Bot levels, weakest first: by name, so that a page knows them without loading their minds. */
import { at } from '@deadlight/engine';
import type { Voice } from '@deadlight/games/text';

export const LEVELS: readonly string[] = [
  'random',
  'drifter',
  'companion',
  'survivor',
  'veteran',
  'mastermind',
];
export const WEAKEST = at(LEVELS, 0, 'level');
/** The default level. */
export const USUAL_LEVEL = 'companion';

/** Games, by mode where they have several, in which veterans are better than survivors. */
const LEARNED: readonly string[] = [
  'nemesis coop',
  'nemesis semi-coop',
  'lockdown coop',
  'lockdown semi-coop',
  'panic',
];

/** Whether a level is worth offering for a game with these options. */
export const isOffered = (
  level: string,
  game: string,
  { mode }: Readonly<Record<string, unknown>>,
): boolean =>
  level !== 'veteran' || LEARNED.includes(mode === undefined ? game : `${game} ${mode}`);

/** The display name of a level; an unknown one goes by its id. */
export const levelName = (voice: Voice, level: string): string =>
  LEVELS.includes(level) ? voice.say(`level.${level}.name`) : level;

/** What playing with it is like, for a player who has never tried it; undefined for other levels. */
export const levelAbout = (voice: Voice, level: string): string =>
  LEVELS.includes(level) ? voice.say(`level.${level}.about`) : '';
