/** Airlock for a page: without other games, rules or tools. */
import type { AppGame } from '../telling/app-game.ts';
import { articles } from './articles.ts';
import { SEATS } from './seats.ts';
import { cardSheets } from './sheets.ts';
import { airlockTelling } from './telling.ts';
import { loadTexts } from './text/load.ts';
import { vocabulary } from './vocabulary.ts';

export { EVENT } from './game.ts';

export const app: AppGame = {
  vocabulary,
  seats: SEATS,
  telling: airlockTelling,
  loadTexts,
  cards: cardSheets,
  articles,
};
