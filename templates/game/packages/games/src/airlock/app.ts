/** Airlock for an app: nothing of other games, and no tools. */
import type { Game } from '@deadlight/engine';
import type { AppGame } from '../telling/app-game.ts';
import { articles } from './articles.ts';
import { airlockGame, SEATS } from './index.ts';
import { cardSheets } from './sheets.ts';
import { airlockTelling } from './telling.ts';
import { loadTexts } from './text/load.ts';

export const airlockApp: AppGame = {
  game: airlockGame as unknown as Game,
  seats: SEATS,
  telling: airlockTelling,
  loadTexts,
  cards: cardSheets,
  articles,
};
