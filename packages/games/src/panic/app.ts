/** Panic Station for a page: without other games, rules or tools. */
import type { AppGame } from '../telling/app-game.ts';
import { articles } from './articles.ts';
import { cardSheets } from './sheets.ts';
import { panicTelling } from './telling.ts';
import { loadTexts } from './text/load.ts';
import { COLOURS } from './things.ts';
import { vocabulary } from './vocabulary.ts';

export * as rooms from './data/rooms.ts';
export * as layout from './layout.ts';
export { EVENT } from './log-events.ts';
export { sayCell, sayExits } from './say-exits.ts';
export { otherCardText, roomText } from './sheets.ts';
export { FULL_HEALTH } from './vars.ts';

export const app: AppGame = {
  vocabulary,
  seats: COLOURS,
  telling: panicTelling,
  loadTexts,
  cards: cardSheets,
  articles,
};
