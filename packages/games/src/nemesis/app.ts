/** Nemesis for a page: without other games, rules or tools. */
import { SEATS } from '../survival/things.ts';
import type { AppGame } from '../telling/app-game.ts';
import { articles } from './articles.ts';
import { cardSheets } from './sheets.ts';
import { nemesisTelling } from './telling.ts';
import { loadTexts } from './text/load.ts';
import { vocabulary } from './vocabulary.ts';

export { describeRoom } from '../survival/sheets.ts';
export { SPACES } from './data/course.ts';
export { OBJECTIVES } from './data/objectives.ts';
export { ROOMS } from './data/rooms.ts';
export { EVENT } from './log-events.ts';
export * as ship from './ship.ts';
export { nemesisSetting } from './telling.ts';

export const app: AppGame = {
  vocabulary,
  seats: SEATS,
  telling: nemesisTelling,
  loadTexts,
  cards: cardSheets,
  articles,
};
