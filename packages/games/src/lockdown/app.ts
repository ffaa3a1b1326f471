/** Lockdown for a page: without other games, rules or tools. */
import { SEATS } from '../survival/things.ts';
import type { AppGame } from '../telling/app-game.ts';
import { articles } from './articles.ts';
import { cardSheets } from './sheets.ts';
import { lockdownTelling } from './telling.ts';
import { loadTexts } from './text/load.ts';
import { vocabulary } from './vocabulary.ts';

export { OBJECTIVES } from './data/objectives.ts';
export { ROOMS } from './data/rooms.ts';
export * as tokens from './data/tokens.ts';
export * as facility from './facility.ts';
export { EVENT } from './log-events.ts';
export { describeRoom } from './sheets.ts';
export { lockdownSetting } from './telling.ts';

export const app: AppGame = {
  vocabulary,
  seats: SEATS,
  telling: lockdownTelling,
  loadTexts,
  cards: cardSheets,
  articles,
};
