/** Panic Station for an app: nothing of other games, and no tools. */
import type { Game } from '@deadlight/engine';
import type { AppGame } from '../telling/app-game.ts';
import { articles } from './articles.ts';
import { panic } from './index.ts';
import { cardSheets } from './sheets.ts';
import { panicTelling } from './telling.ts';
import { loadTexts } from './text/load.ts';
import { COLOURS } from './things.ts';

export * as rooms from './data/rooms.ts';
export * as layout from './layout.ts';
export { otherCardText, roomText } from './sheets.ts';

export { sayCell, sayExits } from './telling.ts';
export { FULL_HEALTH } from './vars.ts';

export const panicApp: AppGame = {
  game: panic as unknown as Game,
  seats: COLOURS,
  telling: panicTelling,
  loadTexts,
  cards: cardSheets,
  articles,
};
