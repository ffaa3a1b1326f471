/** Lockdown for an app: nothing of other games, and no tools. */
import type { Game } from '@deadlight/engine';
import { SEATS } from '../survival/things.ts';
import type { AppGame } from '../telling/app-game.ts';
import { articles } from './articles.ts';
import { lockdown } from './index.ts';
import { cardSheets } from './sheets.ts';
import { lockdownTelling } from './telling.ts';
import { loadTexts } from './text/load.ts';

export { ROOMS } from './data/rooms.ts';
export * as tokens from './data/tokens.ts';
export * as facility from './facility.ts';
export { roomText } from './sheets.ts';
export { lockdownSetting } from './telling.ts';

export const lockdownApp: AppGame = {
  game: lockdown as unknown as Game,
  seats: SEATS,
  telling: lockdownTelling,
  loadTexts,
  cards: cardSheets,
  articles,
};
