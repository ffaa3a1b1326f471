/** Nemesis for an app: nothing of other games, and no tools. */
import type { Game } from '@deadlight/engine';
import { SEATS } from '../survival/things.ts';
import type { AppGame } from '../telling/app-game.ts';
import { articles } from './articles.ts';
import { nemesis } from './index.ts';
import { cardSheets } from './sheets.ts';
import { nemesisTelling } from './telling.ts';
import { loadTexts } from './text/load.ts';

export { roomText } from '../survival/sheets.ts';
export { SPACES } from './data/course.ts';
export { ROOMS } from './data/rooms.ts';
export * as ship from './ship.ts';
export { nemesisSetting } from './telling.ts';

export const nemesisApp: AppGame = {
  game: nemesis as unknown as Game,
  seats: SEATS,
  telling: nemesisTelling,
  loadTexts,
  cards: cardSheets,
  articles,
};
